import { parseArgs } from 'node:util'
import { describeMachine } from '../ground/machine.ts'
import { printTable } from '../ground/print-table.ts'
import { collect, type Collected } from './collect.ts'
import {
  connectorFigures,
  engagementFigures,
  replyFigures,
  strengthFigures,
  targetFigures,
  type Figure,
} from './figures.ts'
import { fitWeights, type Fitted } from './fit.ts'
import { goalOf, reaches } from './goals.ts'
import { checkLeaks } from './leaks.ts'
import { missingFile, readMails, sourceNames, type SourceName } from './mails.ts'
import { splits } from './splits.ts'

/**
 * How well the product's own rules rank and predict on real email (docs/ranking.md). The mail is not part of the repository:
 * RANKING_DATA names the folder with it.
 */
const { values } = parseArgs({
  options: {
    /** The smaller data set alone, and fewer draws. */
    quick: { type: 'boolean', default: false },
    /** Prints the weights that the data sets would have, each alone and together. */
    weights: { type: 'boolean', default: false },
  },
})

const folder = process.env['RANKING_DATA']
const missing = folder ? missingFile(folder) : 'RANKING_DATA'
if (!folder || missing) {
  console.log(
    `Skipped: ${folder ? `${missing} is not there` : 'RANKING_DATA is not set'}. Set it to the folder with ${sourceNames
      .map((name) => `${name}.tsv.gz`)
      .join(' and ')} to measure the ranking on real mail.`,
  )
} else process.exitCode = run(folder, values.quick ? ['enron'] : sourceNames)

function run(folder: string, names: readonly SourceName[]): number {
  const began = performance.now()
  console.log(`node bench/ranking/main.ts ${process.argv.slice(2).join(' ')}\n${describeMachine()}`)
  const draws = values.quick ? 50 : 300
  const sets = new Map<SourceName, Collected>()
  for (const name of names) {
    const mails = readMails(folder, name)
    console.log(`${mails.label}: ${checkLeaks(mails, splits[name])}`)
    sets.set(name, collect(mails, splits[name]))
  }
  const fits = new Map([...sets].map(([name, set]) => [name, fitWeights([set])]))
  if (values.weights) printWeights(new Map<string, Fitted>([...fits, ['together', fitWeights([...sets.values()])]]))
  const rows = [...sets].flatMap(([name, set]) => {
    const others = [...fits].filter(([other]) => other !== name).map(([, fit]) => fit)
    return figuresOf(set, others[0] ?? null, draws).map((figure) => ({ source: name, figure }))
  })
  const missed = printFigures(rows)
  console.log(`\n${missed} below a floor. ${((performance.now() - began) / 1000).toFixed(0)} s`)
  return missed === 0 ? 0 : 1
}

function figuresOf(set: Collected, other: Fitted | null, draws: number): Figure[] {
  return [
    ...strengthFigures(set, draws),
    ...replyFigures(set, other && other.reply, draws),
    ...connectorFigures(set, other && other.connector, draws),
    ...engagementFigures(set, other && other.engagement, draws),
    ...targetFigures(set, other && other.target, draws),
  ]
}

function printFigures(rows: readonly { source: SourceName; figure: Figure }[]): number {
  const three = (value: number | null | undefined): string =>
    value === null || value === undefined ? '' : value.toFixed(3)
  let missed = 0
  printTable(
    'Ranking on real mail',
    ['figure', 'data', 'floor', 'goal', 'stretch', 'baseline', 'ours', '95 %', 'others’ weights', ''],
    rows.map(({ source, figure }) => {
      const { name, ours, interval, baseline, carriedOver } = figure
      const goal = goalOf(name, source)
      const isMissed = goal !== undefined && !reaches(name, ours, goal.floor)
      if (isMissed) missed += 1
      const verdict = !goal
        ? ''
        : isMissed
          ? 'BELOW THE FLOOR'
          : reaches(name, ours, goal.stretch)
            ? 'stretch'
            : reaches(name, ours, goal.goal)
              ? 'goal'
              : 'floor'
      return [
        name,
        source,
        three(goal?.floor),
        three(goal?.goal),
        three(goal?.stretch),
        three(baseline),
        three(ours),
        `${three(interval[0])}..${three(interval[1])}`,
        three(carriedOver),
        verdict,
      ]
    }),
  )
  return missed
}

function printWeights(fits: ReadonlyMap<string, Fitted>): void {
  const rounded = (value: unknown): string =>
    JSON.stringify(value, (_, part: unknown) => (typeof part === 'number' ? Number(part.toFixed(2)) : part))
  for (const [name, fit] of fits)
    for (const [formula, weights] of Object.entries(fit)) console.log(`${name} ${formula} ${rounded(weights)}`)
}
