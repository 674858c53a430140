import { chanceLevel } from './chance-level.rules.ts'
import type { Path } from './paths.contract.ts'
import { pathsMessages as m } from './paths.messages.ts'

type Stated = Pick<Path, 'status' | 'chance' | 'pastAsks' | 'isRated' | 'viaName'>

/** Where nobody is asked, the chance is that the person replies. */
const chanceOf = ({ viaName }: Pick<Stated, 'viaName'>): 'reply' | 'conversation' =>
  viaName === null ? 'reply' : 'conversation'

/** Saved paths of the release before say nothing of it. */
export const isNotRated = ({ isRated }: Pick<Stated, 'isRated'>): boolean => isRated === false

/** Shown as less than one percent. */
const leastShown = 0.005

/** "About 14% chance of a conversation, an estimate", "… of a reply, from 5 past asks", "Not rated yet". */
export function chanceWords(path: Stated): string {
  const { status, chance: share, pastAsks: count } = path
  if (status === 'none') return ''
  if (isNotRated(path)) return m.notRated()
  const of = chanceOf(path)
  if (share < leastShown) return count === 0 ? m.lessThanOne({ of }) : m.lessThanOneFromPastAsks({ of, count })
  return count === 0 ? m.estimated({ of, share }) : m.fromPastAsks({ of, share, count })
}

/** The same in few words, for a list: "Conversation: good chance", "Reply: likely", "Not rated yet". */
export const chanceInFewWords = (path: Stated): string =>
  isNotRated(path) ? m.notRated() : m.chanceLevel({ of: chanceOf(path), level: chanceLevel(path.chance) })
