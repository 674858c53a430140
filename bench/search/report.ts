import { printTable } from '../ground/print-table.ts'
import { bootstrapMean, mean, type Interval } from '../ranking/metrics.ts'
import type { Judgement, Searcher } from './judge.ts'
import { plainSearches } from './plain-searches.ts'

const goal = 0.9
const draws = 10_000
const searchers: readonly Searcher[] = ['Wellmet', ...plainSearches]

const shown = (value: number): string => value.toFixed(3)
const between = ([low, high]: Interval): string => `${shown(low)} to ${shown(high)}`
const scoresOf = (judgements: readonly Judgement[], searcher: Searcher): number[] =>
  judgements.map(({ scores }) => scores[searcher])

/** Prints what came out, and answers with the exit code. */
export function report(judgements: readonly Judgement[], isListing: boolean): number {
  const groups = [
    ...Map.groupBy(judgements, ({ question }) => question.kind),
    ...Map.groupBy(judgements, ({ network }) => `all of ${network}`),
    ['all', judgements] as const,
  ]
  printTable(
    'NDCG@10',
    ['kind', 'questions', ...searchers],
    groups.map(([kind, all]) => [kind, all.length, ...searchers.map((one) => shown(mean(scoresOf(all, one))))]),
  )
  const ours = scoresOf(judgements, 'Wellmet')
  printTable(
    'All, with 95 % of what other questions would have given',
    ['search', 'NDCG@10', 'interval', 'Wellmet is above by', 'interval'],
    searchers.map((one) => {
      const theirs = scoresOf(judgements, one)
      const ahead = ours.map((score, i) => score - theirs[i]!)
      const isOurs = one === 'Wellmet'
      return [
        one,
        shown(mean(theirs)),
        between(bootstrapMean(theirs, draws)),
        isOurs ? '' : shown(mean(ahead)),
        isOurs ? '' : between(bootstrapMean(ahead, draws)),
      ]
    }),
  )
  const wrong = judgements.flatMap(({ wronglyVerified }) => wronglyVerified)
  const verified = judgements.reduce((sum, one) => sum + one.verified, 0)
  console.log(`\n${verified} of the results are called verified, ${wrong.length} of them wrongly.`)
  if (isListing) listMissed(judgements)
  const best = Math.max(...plainSearches.map((one) => mean(scoresOf(judgements, one))))
  const isGood = mean(ours) >= goal && mean(ours) > best && wrong.length === 0
  console.log(isGood ? 'All goals are met.' : `A goal is missed: ${goal}, above the others, none wrongly verified.`)
  return isGood ? 0 : 1
}

function listMissed(judgements: readonly Judgement[]): void {
  for (const { network, question, scores, found, wronglyVerified } of judgements) {
    for (const { label, hops, via } of wronglyVerified)
      console.log(`wrongly verified: ${question.viewer} → ${label}, ${hops} hops, via ${via?.name ?? 'nobody'}`)
    if (scores.Wellmet >= 1 - 1e-9) continue
    const { kind, viewer, query, filter, expected } = question
    const gains = [...expected].map(([label, gain]) => `${label}=${gain}`).join('; ')
    const got = found.map(({ label }) => `${label}=${expected.get(label) ?? 0}`).join('; ')
    console.log(`\n${shown(scores.Wellmet)} ${network}, ${kind}: ${viewer} asks ${query} (${filter})`)
    console.log(`  expected ${gains || 'nobody'}\n  got      ${got || 'nobody'}`)
  }
}
