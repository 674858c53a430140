import type { PastTarget, RecommendationFacts } from '@wellmet/discovery/recommendations/recommendation-score.rules.ts'
import { readPermille, strengthParts, strengthRate } from '@wellmet/contacts/relationships/strength.rules.ts'
import { Clock } from './clock.ts'
import { neverWrote } from './history.ts'
import { collectIntroductions, type Attempt, type Choice } from './introduction-protocol.ts'
import { introductionsIn } from './introductions.ts'
import { secondsPerDay } from '@wellmet/platform/values/days.rules.ts'
import type { Mails } from './mails.ts'
import { collectReplies, type Asked } from './reply-protocol.ts'
import type { Split } from './splits.ts'
import { walkCircles } from './strength-protocol.ts'
import { walkHorizons } from './target-protocol.ts'

/** The contacts of one person: the rate that ranks them, the strength shown, and what a ranking must beat. */
export interface Ranked {
  readonly rates: readonly number[]
  readonly chances: readonly number[]
  readonly lone: readonly number[]
  readonly countTimesRecency: readonly number[]
  readonly later: readonly number[]
}

/** The people two steps away from one person. */
export interface Reached {
  readonly past: readonly PastTarget[]
  readonly adamicAdar: readonly number[]
}

interface Parts<Row> {
  readonly train: Row[]
  readonly test: Row[]
}

/** Everything that the figures are worked out from. What is learnt is settled before what is tested begins. */
export interface Collected {
  readonly circles: Parts<Ranked>
  readonly replies: Parts<Asked>
  readonly attempts: Parts<Attempt>
  readonly choices: Parts<Choice>
  readonly horizons: Parts<Reached>
}

const parted = <Row extends { at: number }>(rows: readonly Row[], split: number, windowDays: number): Parts<Row> => ({
  train: rows.filter(({ at }) => at < split - windowDays * secondsPerDay),
  test: rows.filter(({ at }) => at >= split),
})

export function collect(mails: Mails, { cuts, replies, introductions }: Split): Collected {
  const found = introductionsIn(mails)
  const { attempts, choices } = collectIntroductions(new Clock(mails, found), found, introductions.from)
  return {
    circles: { train: circlesOf(mails, cuts.days, cuts.train, 1), test: circlesOf(mails, cuts.days, cuts.test, 2) },
    replies: parted(collectReplies(new Clock(mails), replies), replies.split, 7),
    attempts: parted(attempts, introductions.split, 14),
    choices: parted(choices, introductions.split, 14),
    horizons: { train: horizonsOf(mails, cuts.days, cuts.train, 1), test: horizonsOf(mails, cuts.days, cuts.test, 2) },
  }
}

function circlesOf(mails: Mails, days: number, cuts: readonly number[], seed: number): Ranked[] {
  const circles: Ranked[] = []
  walkCircles(mails, { days, cuts, seed }, ({ owner, at, contacts, later }, history) => {
    const today = Math.floor(at / secondsPerDay)
    const partsFor = (person: number, seen: { act30: number; silent: number | null }) =>
      strengthParts(history.pair(owner, person), seen, today)
    const all = contacts.map((person) =>
      partsFor(person, { act30: history.activity(person, at), silent: history.silent(person, at) }),
    )
    // A lone mailbox sees nothing of what somebody writes to others.
    const lone = contacts.map((person) => partsFor(person, { act30: 0, silent: null }))
    circles.push({
      rates: all.map((parts) => (parts ? strengthRate(parts) : -1)),
      chances: all.map((parts) => (parts ? readPermille(parts) / 1000 : 0)),
      lone: lone.map((parts) => (parts ? strengthRate(parts) : -1)),
      countTimesRecency: contacts.map(
        (person) =>
          history.messagesBetween(owner, person) *
          2 ** ((history.lastBetween(owner, person) - at) / secondsPerDay / 30),
      ),
      later,
    })
  })
  return circles
}

function horizonsOf(mails: Mails, days: number, cuts: readonly number[], seed: number): Reached[] {
  const horizons: Reached[] = []
  walkHorizons(mails, { days, cuts, seed }, ({ at, targets }, history) => {
    const factsOf = (person: number, degree: number): RecommendationFacts => ({
      degree,
      act30: history.activity(person, at),
      silent: history.silent(person, at) ?? neverWrote,
    })
    horizons.push({
      past: targets.map(({ person, shares, degree, met }) => ({
        shares,
        target: factsOf(person, degree),
        met,
        weight: 1,
      })),
      adamicAdar: targets.map((target) => target.adamicAdar),
    })
  })
  return horizons
}
