import { beforeAll, expect, test } from 'vitest'
import { reliabilityOf } from '@wellmet/introductions/outcomes/calibration.rules.ts'
import { replyInputs } from '@wellmet/graph/outcome-model/reply-card.rules.ts'
import { chanceOf, logOddsOf } from '@wellmet/platform/values/scorecard.rules.ts'
import { collect, type Collected } from './collect.ts'
import { connectorFigures, replyFigures, strengthFigures, targetFigures, type Figure } from './figures.ts'
import { fitWeights } from './fit.ts'
import { goals, reaches } from './goals.ts'
import { checkLeaks } from './leaks.ts'
import { villageMails, villageSplit } from './made-up-mails.ts'

let village: Collected

beforeAll(() => {
  village = collect(villageMails(), villageSplit)
})

const figure = (figures: readonly Figure[], name: Figure['name']): Figure => figures.find((one) => one.name === name)!

test('team mates are found to be the strong ties, far better than by chance', () => {
  const { ours, interval } = figure(strengthFigures(village, 20), 'relationshipStrength NDCG@10')
  expect(ours).toBeGreaterThan(0.75)
  expect(interval[0]).toBeLessThanOrEqual(ours)
  expect(interval[1]).toBeGreaterThanOrEqual(ours)
})

test('who answers is told from who does not', () => {
  const figures = replyFigures(village, null, 20)
  expect(figure(figures, 'replyProbability AUC').ours).toBeGreaterThan(0.8)
  expect(figure(figures, 'replyProbability AUC').carriedOver).toBeNull()
})

test('weights fitted to the village tell the two kinds of people apart, as often as they really answer', () => {
  const { reply } = fitWeights([village])
  const { bins } = reliabilityOf(
    village.replies.test.map(({ evidence, happened }) => ({
      p: chanceOf(logOddsOf(reply, replyInputs(evidence))),
      happened,
    })),
  )!
  // Between the ends a slope cannot follow a step from one answer in ten to four in five.
  for (const { predicted, happened } of [bins[0]!, bins.at(-1)!])
    expect(Math.abs(predicted - happened)).toBeLessThan(0.08)
  expect(bins[0]!.happened).toBeLessThan(0.2)
  expect(bins.at(-1)!.happened).toBeGreaterThan(0.7)
})

test('the connector who knows both is chosen before hubs', () => {
  const { ours, baseline } = figure(connectorFigures(village, null, 20), 'order of paths MRR')
  expect(ours).toBeGreaterThan(0.5)
  expect(ours).toBeGreaterThanOrEqual(baseline - 0.05)
})

test('whom one gets to know next is ranked better than in a drawn order', () => {
  const { ours } = figure(targetFigures(village, null, 20), 'recommendationScore NDCG@10')
  expect(ours).toBeGreaterThan(0.2)
})

test('nothing of the future is seen', () => {
  expect(checkLeaks(villageMails(), villageSplit)).toMatch(/no leaks in [1-9]\d* pairs, [1-9]\d* openings and [1-9]/)
})

test('floors are no harder than goals, goals no harder than stretches, and errors count downwards', () => {
  const all = Object.entries(goals) as [
    Figure['name'],
    Record<string, { floor: number; goal: number; stretch: number }>,
  ][]
  const wrong = all.flatMap(([name, bySource]) =>
    Object.values(bySource).filter(
      ({ floor, goal, stretch }) => !reaches(name, goal, floor) || !reaches(name, stretch, goal),
    ),
  )
  expect(wrong).toEqual([])
  expect(reaches('replyProbability ECE', 0.031, 0.03)).toBe(false)
  expect(reaches('replyProbability AUC', 0.7446, 0.745)).toBe(true)
})
