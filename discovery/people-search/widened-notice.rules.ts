import { formatList } from '@wellmet/platform/messages/formats.ts'
import type { BroadFound, NetworkFound } from './people.contract.ts'
import { peopleMessages } from './people.messages.ts'
import type { Dropped } from './relax-question.rules.ts'

const why: Record<Dropped['part'], (said: string) => string> = {
  location: (place) => peopleMessages.everyPlace({ place }),
  level: (level) => peopleMessages.everyLevel({ level }),
  role: (role) => peopleMessages.everyRole({ role }),
  sector: (sector) => peopleMessages.everySector({ sector }),
  company: (company) => peopleMessages.everyCompany({ company }),
  former: (company) => peopleMessages.everyFormer({ company }),
  background: (words) => peopleMessages.nobodyAlso({ words }),
  word: (words) => peopleMessages.nobodyAlso({ words }),
  condition: (words) => peopleMessages.nobodyAlso({ words }),
}

/** Without the title its level is gone too: that is said once. */
const saidOnce = (dropped: readonly Dropped[]): readonly Dropped[] =>
  dropped.filter(
    ({ part, typed }) => part !== 'level' || !dropped.some((other) => other.part === 'role' && other.typed === typed),
  )

export const relaxedOf = (dropped: readonly Dropped[]): BroadFound['relaxed'] =>
  dropped.map(({ part, typed }) => ({
    dropped: part === 'level' ? 'seniority' : part === 'word' ? 'name' : part === 'condition' ? 'time' : part,
    why: why[part](typed),
  }))

/** That fewer words were looked for than were asked for, and which were left out. */
export function widenedNotice(dropped: readonly Dropped[]): NetworkFound['notice'] {
  const said = saidOnce(dropped)
  if (said.length === 0) return undefined
  return {
    code: 'widened',
    message: said.map(({ part, typed }) => why[part](typed)).join(' '),
    next: peopleMessages.changeTheSearch({ words: formatList(said.map(({ typed }) => typed)) }),
  }
}

/** That nobody has all of it, where everybody who is shown is only close. */
export const closeNotice = (shown: readonly { isNear?: true | undefined }[], query: string): NetworkFound['notice'] =>
  shown.every(({ isNear }) => isNear)
    ? { code: 'only_close', message: peopleMessages.onlyClose({ query }), next: peopleMessages.tryOtherWords() }
    : undefined
