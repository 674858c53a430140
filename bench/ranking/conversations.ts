import { outcomeWindow } from '@wellmet/introductions/outcomes/counted-rate.rules.ts'
import type { History } from './history.ts'
import { secondsPerDay } from '@wellmet/platform/values/days.rules.ts'
import type { Mails } from './mails.ts'
import { mostRecipients } from './strength-protocol.ts'

/** Somebody begins a conversation with somebody; `answered` is known a week later. */
export interface Opening {
  readonly row: number
  readonly at: number
  readonly from: number
  readonly to: number
  readonly recipients: number
  readonly addressed: 'to' | 'cc'
  readonly answered: boolean
}

const week = outcomeWindow.reply * secondsPerDay

/** Whether the person answered the message: in its thread, or, without threads, by writing to its sender. */
type Answers = (row: number, person: number) => boolean

export function answersIn(mails: Mails): Answers {
  const { at, sender, to, cc, parent, root, people } = mails
  const times = new Map<number, number[]>()
  const note = (key: number, row: number): void => {
    const known = times.get(key)
    if (known) known.push(at[row]!)
    else times.set(key, [at[row]!])
  }
  for (let row = 0; row < mails.count; row++) {
    if (mails.hasThreads) {
      if (parent[row]! >= 0) note(root[row]! * people + sender[row]!, row)
    } else if (to[row]!.length + cc[row]!.length <= mostRecipients)
      for (const person of [...to[row]!, ...cc[row]!]) note(sender[row]! * people + person, row)
  }
  return (row, person) => {
    const key = mails.hasThreads ? row * people + person : person * people + sender[row]!
    const known = times.get(key)
    if (!known) return false
    // The first post in a thread decides there; elsewhere the first mail after the opening.
    const first = mails.hasThreads ? known[0]! : firstAfter(known, at[row]!)
    return first > at[row]! && first <= at[row]! + week
  }
}

function firstAfter(times: readonly number[], at: number): number {
  let [low, high] = [0, times.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (times[middle]! > at) high = middle
    else low = middle + 1
  }
  return times[low] ?? Infinity
}

/** The openings of one message, given what was known before it. */
export function openingsOf(history: History, answers: Answers, row: number): Opening[] {
  const { at, sender, to, cc, parent, isReply, hasThreads } = history.mails
  const recipients = to[row]!.length + cc[row]!.length
  const isOpening = hasThreads ? parent[row]! < 0 : !isReply[row]
  if (!isOpening || recipients === 0 || recipients > mostRecipients) return []
  const [now, from] = [at[row]!, sender[row]!]
  const openings: Opening[] = []
  for (const [addressed, people] of [
    ['to', to[row]!],
    ['cc', cc[row]!],
  ] as const)
    for (const person of people) {
      if (person === from || (!hasThreads && history.lastBetween(from, person) > now - week)) continue
      openings.push({ row, at: now, from, to: person, recipients, addressed, answered: answers(row, person) })
    }
  return openings
}
