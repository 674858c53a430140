import { present } from '@wellmet/platform/values/present.rules.ts'
import type { BroadFound } from './people.contract.ts'
import { peopleMessages } from './people.messages.ts'
import { parts, type Parsed, type Part } from './parse-query.rules.ts'

type Relaxed = BroadFound['relaxed'][number]
type Droppable = Relaxed['dropped']

/** What matters least goes first. A name is never left out: without it, it is another question. */
const order: readonly Droppable[] = ['location', 'seniority', 'role', 'company']

const why: Record<Droppable, (said: string) => string> = {
  location: (place) => peopleMessages.everyPlace({ place }),
  seniority: (level) => peopleMessages.everyLevel({ level }),
  role: (role) => peopleMessages.everyRole({ role }),
  company: (company) => peopleMessages.everyCompany({ company }),
}

export const unquoted = (text: string): string => text.replaceAll('"', '')

/** The steps in which a query is relaxed, each without all that the ones before it left out; something always remains. */
export function relaxations(parsed: Parsed): Relaxed[][] {
  const said = order.filter((part) => parsed[part] !== null)
  const steps = said.map((_, i) => said.slice(0, i + 1))
  return steps
    .filter((dropped) => parts.some((part) => parsed[part] !== null && !(dropped as readonly Part[]).includes(part)))
    .map((dropped) => dropped.map((part) => ({ dropped: part, why: why[part](unquoted(present(parsed[part]))) })))
}

/** As one would say it, and as it is read again in the same way. */
export const sentenceOf = (parsed: Parsed, without: readonly Part[] = []): string => {
  const said = (part: Part, before = '') =>
    parsed[part] === null || without.includes(part) ? [] : [before + parsed[part]]
  return [
    ...said('name'),
    ...said('seniority'),
    ...said('role'),
    ...said('company', 'at '),
    ...said('location', 'in '),
  ].join(' ')
}

export interface Alternative {
  readonly query: string
  readonly why: string
  /** Taken for a slip, and so offered even where it shows the same people. */
  readonly isMeant?: true
}

/** What else could be asked, the nearest first: the same without one part of it. */
export function alternatives(parsed: Parsed): Alternative[] {
  const said = [...order, 'name' as const].filter((part) => parsed[part] !== null)
  if (said.length < 2) return []
  return said.map((part) => ({
    query: sentenceOf(parsed, [part]),
    why: peopleMessages.withoutWords({ words: unquoted(present(parsed[part])) }),
  }))
}
