import { outcomeWindow } from '@wellmet/introductions/outcomes/counted-rate.rules.ts'
import { History } from './history.ts'
import { secondsPerDay } from '@wellmet/platform/values/days.rules.ts'
import type { Mails } from './mails.ts'

/** Somebody brings two people together who never were in contact. */
export interface Introduction {
  readonly at: number
  /** When a ranking would have been asked for: nothing of what led to the introduction is known yet. */
  readonly askedAt: number
  readonly user: number
  readonly connector: number
  readonly target: number
  /** The connector knew both before `askedAt`. */
  readonly knewBoth: boolean
  readonly recipients: number
  readonly takenUp: boolean
  /** User and target are interchangeable, so that the outcome is one of both. */
  readonly isMutual: boolean
}

const window = outcomeWindow.introduction * secondsPerDay
const longestThread = 60 * secondsPerDay
const mostInThread = 12
const fewest = 2
const most = 5
const lead = 7 * secondsPerDay
const pause = 30 * secondsPerDay

export const introductionsIn = (mails: Mails): Introduction[] => (mails.hasThreads ? inThreads(mails) : inMails(mails))

const knows = (history: History, a: number, b: number, before: number): boolean => history.firstBetween(a, b) < before

/** The connector answers the user and adds the target, who had no part in the thread; taken up when the target posts. */
function inThreads(mails: Mails): Introduction[] {
  const { at, sender, parent, root, to, cc, people } = mails
  const history = new History(mails)
  const posts = new Map<number, number[]>()
  for (let row = 0; row < mails.count; row++) {
    if (parent[row]! < 0) continue
    const key = root[row]! * people + sender[row]!
    const known = posts.get(key)
    if (known) known.push(at[row]!)
    else posts.set(key, [at[row]!])
  }
  const found: Introduction[] = []
  const parts = new Map<number, Set<number>>()
  for (let row = 0; row < mails.count; row++) {
    const [thread, connector, now] = [root[row]!, sender[row]!, at[row]!]
    const addressed = [...to[row]!, ...cc[row]!]
    const part = parts.get(thread) ?? new Set<number>()
    parts.set(thread, part)
    const askedAt = at[thread]!
    if (parent[row]! >= 0 && addressed.length <= mostInThread && now - askedAt < longestThread) {
      const answered = sender[parent[row]!]!
      const user = answered === connector ? sender[thread]! : answered
      if (user !== connector)
        for (const target of addressed) {
          if (target === user || target === connector || part.has(target) || history.haveMet(user, target)) continue
          found.push({
            at: now,
            askedAt,
            user,
            connector,
            target,
            knewBoth: knows(history, connector, user, askedAt) && knows(history, connector, target, askedAt),
            recipients: addressed.length,
            takenUp: (posts.get(thread * people + target) ?? []).some((post) => post > now && post <= now + window),
            isMutual: false,
          })
        }
    }
    part.add(connector)
    for (const person of addressed) part.add(person)
    history.add(row)
  }
  return found
}

/** The connector writes to both together; taken up when one of them writes to the other. */
function inMails(mails: Mails): Introduction[] {
  const { at, sender, to, people } = mails
  const keyOf = (a: number, b: number): number => Math.min(a, b) * people + Math.max(a, b)
  const between = new Map<number, number[]>()
  for (let row = 0; row < mails.count; row++)
    if (to[row]!.length <= most)
      for (const person of to[row]!) {
        const key = keyOf(sender[row]!, person)
        const known = between.get(key)
        if (known) known.push(at[row]!)
        else between.set(key, [at[row]!])
      }
  const history = new History(mails)
  const last = new Map<number, number>()
  const found: Introduction[] = []
  for (let row = 0; row < mails.count; row++) {
    const [connector, now, both] = [sender[row]!, at[row]!, to[row]!]
    const askedAt = now - lead
    if (both.length >= fewest && both.length <= most)
      for (const [i, one] of both.entries())
        for (const other of both.slice(i + 1)) {
          if (one === connector || other === connector || history.haveMet(one, other)) continue
          const key = keyOf(one, other)
          if ((last.get(key) ?? -Infinity) > now - pause) continue
          last.set(key, now)
          // Who is the user must not depend on who wrote afterwards: that would give the outcome away.
          const swap = ((one * 7919 + other * 104729 + row) >>> 3) & 1
          found.push({
            at: now,
            askedAt,
            user: swap ? other : one,
            connector,
            target: swap ? one : other,
            knewBoth: knows(history, connector, one, askedAt) && knows(history, connector, other, askedAt),
            recipients: both.length,
            takenUp: (between.get(key) ?? []).some((mail) => mail > now && mail <= now + window),
            isMutual: true,
          })
        }
    history.add(row)
  }
  return found
}
