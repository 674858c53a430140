import { parseArgs } from 'node:util'
import { inLocale } from '@wellmet/platform/messages/locale.ts'
import { isRight, tryWorld, type Tried } from './try-world.ts'

/**
 * Checks frozen wordings, true and false, against the claims of drawn worlds:
 *   npm run bench:grounding                   20 worlds
 *   npm run bench:grounding -- --worlds 50    more of them
 *   npm run bench:grounding -- --strangers    the wordings of somebody who has not seen the rules
 *   npm run bench:grounding -- --others       those of somebody else who has not seen them either, written later
 *   npm run bench:grounding -- --mistakes 20  with the first lies that passed and truths that were refused
 * A lie counts as missed if it is shown as backed or as making no claim.
 */
const { values } = parseArgs({
  options: {
    worlds: { type: 'string', default: '20' },
    mistakes: { type: 'string', default: '0' },
    strangers: { type: 'boolean', default: false },
    others: { type: 'boolean', default: false },
  },
})

/** By Wilson, 95%. */
function interval(happened: number, n: number): string {
  const z = 1.96
  const p = happened / n
  const middle = (p + (z * z) / (2 * n)) / (1 + (z * z) / n)
  const half = (z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))) / (1 + (z * z) / n)
  return `${(100 * (middle - half)).toFixed(1)} to ${(100 * Math.min(1, middle + half)).toFixed(1)}`
}

const writer = values.others ? 'others' : values.strangers ? 'strangers' : 'ours'
const tried = inLocale('en', () =>
  Array.from({ length: Number(values.worlds) }, (_, seed) => tryWorld(seed, writer)).flat(),
)
const goals: Readonly<Record<string, number>> = {
  number: 99,
  company: 99,
  person: 99,
  date: 99,
  tense: 95,
  relation: 95,
  invented: 95,
  exaggeration: 90,
  true: 90,
}
console.log('| sentences | wordings | n | as they should be | interval | goal |\n| --- | --- | --- | --- | --- | --- |')
for (const [kind, goal] of Object.entries(goals)) {
  const of = tried.filter((one) => one.kind === kind)
  const right = of.filter(isRight).length
  const wordings = new Set(of.map(({ wording }) => wording)).size
  const share = ((100 * right) / of.length).toFixed(2)
  console.log(`| ${kind} | ${wordings} | ${of.length} | ${share}% | ${interval(right, of.length)} | ${goal}% |`)
}
const lies = tried.filter(({ kind }) => kind !== 'true')
const shownAsBacked = lies.filter(({ verdict }) => verdict === 'backed').length
console.log(
  `\nLies shown as backed: ${shownAsBacked} of ${lies.length}, ${((100 * shownAsBacked) / lies.length).toFixed(2)}%.`,
)
const byWording = (list: readonly Tried[]): Map<string, Tried[]> =>
  Map.groupBy(list, ({ kind, wording }) => `${kind}: ${wording}`)
const mistakes = tried.filter((one) => !isRight(one))
for (const [wording, of] of [...byWording(mistakes)].slice(0, Number(values.mistakes)))
  console.log(`${wording} (${of.length}) → ${of[0]!.verdict}: ${of[0]!.text}`)
