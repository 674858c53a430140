import type { Random } from '../../database/seed/random.ts'
import type { Claim, ClaimParty, ClaimValues } from '@wellmet/introductions/grounding/claims.contract.ts'
import type { DrawnWorld } from './drawn-world.ts'

const month = (on: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(on))
const day = (on: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(on),
  )

const degrees = { well: ['well', 'gut'], somewhat: ['somewhat', 'etwas'], barely: ['barely', 'kaum'] } as const

type Filled = Pick<Claim, 'subject' | 'others' | 'values' | 'kind'>

/** A wording with the values of a claim. The two of an introduction are the connector and the target. */
export function fill(text: string, { kind, subject, others, values }: Filled): string {
  const isRequest = kind === 'asked' || kind === 'introduced'
  const one = isRequest ? others[0] : subject
  const other = isRequest ? others[1] : others[0]
  const { on = '2026-03-04', count = 0, familiarity = 'well' } = values
  const slots: Readonly<Record<string, string>> = {
    one: one?.name ?? '',
    first: one?.name.split(' ')[0] ?? '',
    other: other?.name ?? '',
    company: values.company ?? '',
    title: values.title ?? '',
    place: values.place ?? '',
    since: String(values.since ?? ''),
    until: String(values.until ?? ''),
    count: String(count),
    fewer: String(Math.floor(count / 10) * 10 - 1),
    month: month(on, 'en'),
    day: day(on, 'en'),
    monat: month(on, 'de'),
    tag: day(on, 'de'),
    degree: degrees[familiarity][0],
    grad: degrees[familiarity][1],
  }
  return text.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? '')
}

export type Change = 'number' | 'company' | 'person' | 'date'

const slotsOf: Readonly<Record<Change, RegExp>> = {
  number: /\{(?:count|fewer)\}/,
  company: /\{company\}/,
  person: /\{(?:one|first|other)\}/,
  date: /\{(?:day|month|tag|monat|since|until)\}/,
}

/** The same claim with one value that is not on record; null where the wording has no such value. */
export function falsified(
  text: string,
  claim: Claim,
  change: Change,
  world: DrawnWorld,
  random: Random,
): Filled | null {
  if (!slotsOf[change].test(text)) return null
  const { values } = claim
  switch (change) {
    case 'number': {
      const count = values.count ?? 0
      // “More than” and “about” are true of numbers nearby.
      return {
        ...claim,
        values: { ...values, count: count + random.pick([1, 2]) * Math.max(12, Math.ceil(count / 2)) },
      }
    }
    case 'company':
      return {
        ...claim,
        values: { ...values, company: random.pick(world.companies.filter((one) => one !== values.company)) },
      }
    case 'person':
      return otherPerson(text, claim, world, random)
    default:
      return { ...claim, values: otherDate(values, random) }
  }
}

function otherPerson(text: string, claim: Claim, { people, claims }: DrawnWorld, random: Random): Filled {
  const isRequest = claim.kind === 'asked' || claim.kind === 'introduced'
  const involved = new Set([claim.subject, ...claim.others].map(({ id }) => id))
  const isTrue = (filled: Filled): boolean =>
    claims.some(({ kind, subject, others }) => {
      const same = (a: readonly ClaimParty[], b: readonly ClaimParty[]): boolean =>
        a
          .map(({ id }) => id)
          .toSorted()
          .join() ===
        b
          .map(({ id }) => id)
          .toSorted()
          .join()
      const isKind = kind === claim.kind || (claim.kind === 'in_touch' && (kind === 'teammates' || kind === 'said'))
      return isKind && same([subject, ...others], [filled.subject, ...filled.others])
    })
  for (const stranger of random.shuffle(people.filter(({ id }) => !involved.has(id)))) {
    const changesFirst = /\{(?:one|first)\}/.test(text) && (!/\{other\}/.test(text) || random.chance(0.5))
    const filled: Filled = isRequest
      ? { ...claim, others: changesFirst ? [stranger, claim.others[1]!] : [claim.others[0]!, stranger] }
      : changesFirst
        ? { ...claim, subject: stranger }
        : { ...claim, others: [stranger] }
    if (!isTrue(filled)) return filled
  }
  throw new Error('Everybody is said to be so.')
}

function otherDate(values: ClaimValues, random: Random): ClaimValues {
  const years = random.pick([-3, -2, -1, 1, 2, 3])
  const { on, since, until } = values
  return {
    ...values,
    ...(on === undefined ? {} : { on: `${Number(on.slice(0, 4)) + years}${on.slice(4)}` }),
    ...(since === undefined ? {} : { since: since + years * 9 }),
    ...(until === undefined ? {} : { until: until + years * 9 }),
  }
}
