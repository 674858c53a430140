import { isDeepStrictEqual } from 'node:util'
import { Clock } from './clock.ts'
import { connectorFacts, engagementFacts } from './introduction-protocol.ts'
import { introductionsIn } from './introductions.ts'
import { secondsPerDay } from '@wellmet/platform/values/days.rules.ts'
import { cutAt, type Mails } from './mails.ts'
import { collectReplies } from './reply-protocol.ts'
import type { Split } from './splits.ts'
import { walkCircles } from './strength-protocol.ts'

const mostIntroductions = 60

/**
 * What was known at a time does not depend on what came after: contact stays when the future is another one, openings and
 * introductions stay when the file is cut where their outcome is settled. Throws at the first thing that differs.
 */
export function checkLeaks(mails: Mails, { cuts }: Split): string {
  const at = cuts.test[Math.min(1, cuts.test.length - 1)]!
  const pairs = compareContact(mails, cuts.days, at)
  const openings = compareOpenings(mails, at)
  const introduced = compareIntroductions(mails, at)
  return `no leaks in ${pairs} pairs, ${openings} openings and ${introduced} introductions`
}

function same(what: string, whole: unknown, cut: unknown): void {
  if (!isDeepStrictEqual(whole, cut))
    throw new Error(`The future leaks into ${what}: ${JSON.stringify(whole)} and ${JSON.stringify(cut)}`)
}

/** The same mails up to a time, and then other senders of every second one. Who is asked about may change, no more. */
const withOtherFuture = (mails: Mails, at: number): Mails => ({
  ...mails,
  sender: mails.sender.map((person, row) =>
    mails.at[row]! > at && row % 2 === 1 ? (person + 1) % mails.people : person,
  ),
})

function compareContact(mails: Mails, days: number, at: number): number {
  const seen = (given: Mails): Map<string, unknown> => {
    const pairs = new Map<string, unknown>()
    walkCircles(given, { days, cuts: [at], seed: 2 }, ({ owner, contacts }, history) => {
      for (const person of contacts)
        pairs.set(
          `${owner} ${person}`,
          structuredClone([history.pair(owner, person), history.activity(person, at), history.silent(person, at)]),
        )
    })
    return pairs
  }
  const [whole, other] = [seen(mails), seen(withOtherFuture(mails, at))]
  const inBoth = [...whole.keys()].filter((pair) => other.has(pair))
  for (const pair of inBoth) same('contact', whole.get(pair), other.get(pair))
  return inBoth.length
}

function compareOpenings(mails: Mails, at: number): number {
  const range = { from: at - 60 * secondsPerDay, to: at }
  const whole = collectReplies(new Clock(mails), range)
  const cut = collectReplies(new Clock(cutAt(mails, at + 7 * secondsPerDay)), range)
  same('openings', whole, cut)
  return whole.length
}

function compareIntroductions(mails: Mails, at: number): number {
  const all = introductionsIn(mails)
  const asked = all
    .filter(({ askedAt }) => askedAt > at - 120 * secondsPerDay && askedAt <= at)
    .toSorted((a, b) => a.askedAt - b.askedAt)
    .slice(0, mostIntroductions)
  const end = asked.at(-1)?.askedAt ?? at
  const early = cutAt(mails, end)
  const [whole, cut] = [new Clock(mails, all), new Clock(early, introductionsIn(early))]
  for (const introduction of asked) {
    const seen = [whole, cut].map((clock) => {
      clock.advance(introduction.askedAt)
      return [engagementFacts(clock, introduction), connectorFacts(clock, introduction, introduction.connector)]
    })
    same('introductions', seen[0], seen[1])
  }
  return asked.length
}
