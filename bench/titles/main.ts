import { parseArgs } from 'node:util'
import { readLexicon } from '@wellmet/identity/titles/occupation-lexicon.ts'
import { buildOccupationSearch } from '@wellmet/identity/titles/occupation-search.rules.ts'
import { judgedSets, readJudgedSet } from './judged-set.ts'
import { rankLabels } from './rank-labels.ts'

/**
 * Measures how well titles are ranked against ESCO labels on the judged sets of MELO: `npm run bench:titles -- --data <folder>`.
 * `labels` is the mean of 1 / rank of the first right label, as MELO counts. `occupations` counts each occupation once.
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    sets: { type: 'string', default: judgedSets.join(',') },
    every: { type: 'string', default: '1' },
  },
})
if (values.data === undefined) throw new Error('Name the folder of the judged sets: --data <folder>.')
const began = performance.now()
const lexicon = readLexicon()
const search = buildOccupationSearch(lexicon)
console.log(`lexicon loaded in ${seconds(performance.now() - began)}, ${megabytes()} in use`)
console.log(`${'set'.padEnd(16)} titles  labels  occupations  per title`)
for (const name of values.sets.split(',')) {
  const set = readJudgedSet(values.data, name, Number(values.every))
  const rank = rankLabels(lexicon, search, set)
  const start = performance.now()
  let [labels, occupations] = [0, 0]
  for (const { title, right } of set.titles) {
    const ranks = rank(title, right)
    labels += 1 / ranks.label
    occupations += 1 / ranks.occupation
  }
  const mean = (sum: number): string => (sum / set.titles.length).toFixed(3)
  const time = ((performance.now() - start) / set.titles.length).toFixed(1)
  console.log(
    `${name.padEnd(16)} ${String(set.titles.length).padStart(6)}  ${mean(labels).padStart(6)}  ${mean(occupations).padStart(11)}  ${time} ms`,
  )
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

function megabytes(): string {
  return `${Math.round(process.memoryUsage().rss / 1e6)} MB`
}
