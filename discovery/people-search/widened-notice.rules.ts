import { wordsOf } from '@wellmet/identity/names/words.rules.ts'
import { formatList } from '@wellmet/platform/messages/formats.ts'
import type { BroadFound, NetworkFound } from './people.contract.ts'
import { peopleMessages } from './people.messages.ts'
import type { Dropped } from '../questions/relax-question.rules.ts'

const why: Record<Dropped['part'], (said: string) => string> = {
  location: (place) => peopleMessages.everyPlace({ place }),
  level: (level) => peopleMessages.everyLevel({ level }),
  role: (role) => peopleMessages.everyRole({ role }),
  sector: (sector) => peopleMessages.everySector({ sector }),
  company: (company) => peopleMessages.everyCompany({ company }),
  former: (company) => peopleMessages.everyFormer({ company }),
  left: (company) => peopleMessages.thereNow({ company }),
  background: (words) => peopleMessages.nobodyAlso({ words }),
  word: (words) => peopleMessages.nobodyAlso({ words }),
  condition: (words) => peopleMessages.nobodyAlso({ words }),
}

/** Without the title its level is gone too: that is said once. */
const saidOnce = (dropped: readonly Dropped[]): readonly Dropped[] =>
  dropped.filter(
    ({ part, typed }) => part !== 'level' || !dropped.some((other) => other.part === 'role' && other.typed === typed),
  )

function shownPart(part: Dropped['part']): BroadFound['relaxed'][number]['dropped'] {
  switch (part) {
    case 'level':
      return 'seniority'
    case 'word':
      return 'name'
    case 'condition':
      return 'time'
    case 'left':
      return 'former'
    default:
      return part
  }
}

export const relaxedOf = (dropped: readonly Dropped[]): BroadFound['relaxed'] =>
  dropped.map(({ part, typed, why: reason }) => ({
    dropped: shownPart(part),
    why: reason ?? why[part](typed),
  }))

interface Said {
  readonly name: string
  readonly role: string | null
  readonly company: string | null
  readonly location: string | null
}

/** Where somebody who is shown has what was left out, it is not said that nobody has it. */
export const truly = (dropped: readonly Dropped[], shown: readonly Said[]): Dropped[] =>
  dropped.map((one) =>
    one.part === 'condition' ||
    one.part === 'left' ||
    one.why !== undefined ||
    !shown.some((person) => says(person, one.typed))
      ? one
      : { ...one, why: peopleMessages.notEveryone({ words: one.typed }) },
  )

function says({ name, role, company, location }: Said, typed: string): boolean {
  const words = new Set([name, role, company, location].flatMap(wordsOf))
  return wordsOf(typed).every((word) => words.has(word))
}

/** That fewer words were looked for than were asked for, and which were left out. */
export function widenedNotice(dropped: readonly Dropped[]): NetworkFound['notice'] {
  const said = saidOnce(dropped)
  if (said.length === 0) return undefined
  return {
    code: 'widened',
    message: said.map(({ part, typed, why: reason }) => reason ?? why[part](typed)).join(' '),
    next: peopleMessages.changeTheSearch({ words: formatList(said.map(({ typed }) => typed)) }),
  }
}

/** That nobody has all of it, where everybody who is shown is only close. */
export const closeNotice = (shown: readonly { isNear?: true | undefined }[], query: string): NetworkFound['notice'] =>
  shown.every(({ isNear }) => isNear)
    ? { code: 'only_close', message: peopleMessages.onlyClose({ query }), next: peopleMessages.tryOtherWords() }
    : undefined
