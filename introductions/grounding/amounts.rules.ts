import { foldWord } from './lexicon.rules.ts'

/** How many a sentence says that there are: from and to, both included. */
export interface Amount {
  readonly least: number
  readonly most: number
}

const exactly = (count: number): Amount => ({ least: count, most: count })

const numbers: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
    'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  ].flatMap((list) => list.split(' ').map((word, count) => [foldWord(word), count])),
)

const once: Readonly<Record<string, number>> = {
  once: 1,
  twice: 2,
  thrice: 3,
  einmal: 1,
  zweimal: 2,
  dreimal: 3,
  viermal: 4,
  funfmal: 5,
  sechsmal: 6,
  siebenmal: 7,
  achtmal: 8,
  neunmal: 9,
  zehnmal: 10,
}

/** Amounts given without a number. “Many” and “often” are left out because no record says how many that is. */
const vague: Readonly<Record<string, Amount>> = {
  several: { least: 3, most: Infinity },
  mehrere: { least: 3, most: Infinity },
  dozens: { least: 24, most: Infinity },
  dutzende: { least: 24, most: Infinity },
  hundreds: { least: 200, most: Infinity },
  hunderte: { least: 200, most: Infinity },
  thousands: { least: 2000, most: Infinity },
  tausende: { least: 2000, most: Infinity },
}

const vaguePhrases: Readonly<Record<string, Amount>> = {
  'a couple of': { least: 2, most: 3 },
  'a handful of': { least: 3, most: 7 },
  'a few': { least: 2, most: 9 },
  'ein paar': { least: 2, most: 9 },
  'a dozen': exactly(12),
  'ein dutzend': exactly(12),
  'a single': exactly(1),
  'an einziges': exactly(1),
}

const around = (count: number): Amount => ({ least: Math.floor(count * 0.9), most: Math.ceil(count * 1.1) })
const modifiers: readonly (readonly [string, (count: number) => Amount])[] = [
  ['at least', (count) => ({ least: count, most: Infinity })],
  ['mindestens', (count) => ({ least: count, most: Infinity })],
  ...['upwards of', 'in excess of', 'north of', 'beyond', 'well over', 'well above'].map(
    (words) => [words, (count: number) => ({ least: count + 1, most: Infinity })] as const,
  ),
  ['no fewer than', (count) => ({ least: count, most: Infinity })],
  ['no less than', (count) => ({ least: count, most: Infinity })],
  ['close to', around],
  ['some', around],
  ['more than', (count) => ({ least: count + 1, most: Infinity })],
  ['mehr als', (count) => ({ least: count + 1, most: Infinity })],
  ['over', (count) => ({ least: count + 1, most: Infinity })],
  ['uber', (count) => ({ least: count + 1, most: Infinity })],
  ['less than', (count) => ({ least: 0, most: count - 1 })],
  ['fewer than', (count) => ({ least: 0, most: count - 1 })],
  ['weniger als', (count) => ({ least: 0, most: count - 1 })],
  ['up to', (count) => ({ least: 0, most: count })],
  ['bis zu', (count) => ({ least: 0, most: count })],
  ['almost', (count) => ({ least: Math.floor(count * 0.85), most: count })],
  ['nearly', (count) => ({ least: Math.floor(count * 0.85), most: count })],
  ['fast', (count) => ({ least: Math.floor(count * 0.85), most: count })],
  ['knapp', (count) => ({ least: Math.floor(count * 0.85), most: count })],
  ['about', around],
  ['around', around],
  ['roughly', around],
  ['approximately', around],
  ['etwa', around],
  ['rund', around],
  ['ungefahr', around],
  ['circa', around],
  ['ca', around],
]

const startsWith = (list: readonly string[], at: number, phrase: string): number => {
  const words = phrase.split(' ')
  return words.every((word, offset) => list[at + offset] === word) ? words.length : 0
}

/** "1,234" and "1.234" are whole numbers; "1.5" is not read. */
function countIn(word: string | undefined): number | null {
  if (word === undefined) return null
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(word)) return Number(word.replaceAll(/[.,]/g, ''))
  if (/^\d+$/.test(word)) return Number(word)
  return numbers[word] ?? null
}

/** The amount that begins at a word, and whether it is one of times, as in “twice”. Undefined if none does. */
export function amountAt(
  list: readonly string[],
  at: number,
): { length: number; amount: Amount; isTimes: boolean } | undefined {
  for (const [phrase, read] of modifiers) {
    const length = startsWith(list, at, phrase)
    const next = length > 0 ? amountAt(list, at + length) : undefined
    if (next?.amount.least === next?.amount.most && next)
      return { length: length + next.length, amount: read(next.amount.least), isTimes: next.isTimes }
  }
  for (const [phrase, amount] of Object.entries(vaguePhrases)) {
    const length = startsWith(list, at, phrase)
    if (length > 0) return { length, amount, isTimes: false }
  }
  const word = list[at] ?? ''
  const times = once[word]
  if (times !== undefined) return { length: 1, amount: exactly(times), isTimes: true }
  const some = vague[word]
  if (some) return { length: 1, amount: some, isTimes: false }
  const count = countIn(word)
  return count === null ? undefined : { length: 1, amount: exactly(count), isTimes: false }
}
