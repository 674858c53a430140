import { expect, test } from 'vitest'
import { chanceOf } from '@wellmet/platform/values/scorecard.rules.ts'
import { noOutcomes, type Counter } from './counted-rate.rules.ts'
import {
  actingProbability,
  engagementProbability,
  introductionProbability,
  type EngagementFacts,
} from './intro-probability.rules.ts'
import type { Probability } from './probability.rules.ts'
import { outcomesMessages } from './outcomes.messages.ts'

const today = 20_000
const counter = (asked: number, happened: number): Counter => ({ asked, happened, day: today })
const unknown: EngagementFacts = {
  target: noOutcomes,
  connector: noOutcomes,
  overall: noOutcomes,
  replies: { pair: noOutcomes, recipient: noOutcomes, overall: noOutcomes },
  silent: 7,
  act30: 4,
  recipients: 2,
}
const engaging = (changes: Partial<EngagementFacts>) => engagementProbability({ ...unknown, ...changes }, today)
const sumOf = ({ lines }: Probability): number => lines.reduce((sum, { points }) => sum + points, 0)

test('a target who took up introductions, was active lately and is one of few on the mail is likelier', () => {
  const { p } = engaging({})
  expect(engaging({ target: counter(4, 4) }).p).toBeGreaterThan(engaging({ target: counter(4, 0) }).p)
  expect(engaging({ connector: counter(9, 8) }).p).toBeGreaterThan(p)
  expect(engaging({ silent: 1 }).p).toBeGreaterThan(p)
  expect(engaging({ act30: 20 }).p).toBeGreaterThan(p)
  expect(engaging({ recipients: 6 }).p).toBeLessThan(p)
  expect(engaging({ replies: { ...unknown.replies, pair: counter(6, 6) } }).p).toBeGreaterThan(p)
})

test('somebody introduced to many, and seldom willing, is asked less', () => {
  expect(engaging({ target: counter(20, 2) }).p).toBeLessThan(engaging({ target: counter(2, 0) }).p)
})

test('the lines of either factor sum to its log odds', () => {
  const target = engaging({ target: counter(5, 2), silent: null, recipients: 3 })
  expect(chanceOf(sumOf(target))).toBe(target.p)
  const acting = actingProbability({ requests: counter(8, 6), replying: target }, today)
  expect(chanceOf(sumOf(acting))).toBeCloseTo(acting.p, 12)
  expect(acting.lines.at(-1)!.label).toBe(outcomesMessages.acted({ acted: 6, count: 8 }))
})

test('a connector without requests acts as likely as they answer; requests they acted on raise it', () => {
  const replying = engaging({})
  expect(actingProbability({ requests: noOutcomes, replying }, today).p).toBeCloseTo(replying.p, 12)
  const willing = actingProbability({ requests: counter(10, 10), replying }, today)
  const unwilling = actingProbability({ requests: counter(10, 0), replying }, today)
  expect(willing.p).toBeGreaterThan(0.8)
  expect(unwilling.p).toBeLessThan(0.15)
  expect(willing.n).toBe(10)
})

test('both factors must happen: less likely than either, between its bounds, with the evidence of both', () => {
  const target = engaging({ target: counter(4, 3) })
  const acting = actingProbability({ requests: counter(8, 6), replying: target }, today)
  const all = introductionProbability(acting, target)
  expect(all.p).toBeCloseTo(acting.p * target.p, 12)
  expect(all.p).toBeLessThan(Math.min(acting.p, target.p))
  expect(all.low).toBeLessThan(all.p)
  expect(all.high).toBeGreaterThan(all.p)
  expect(all.high).toBeLessThanOrEqual(1)
  expect(all.n).toBe(12)
})
