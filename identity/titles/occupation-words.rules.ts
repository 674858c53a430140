import { wordsOf } from '../names/words.rules.ts'

/** Words that connect others, in ten languages, folded. */
const stopWords = new Set(
  `a ai al alla alle am an and at au auf aux av af bij by com con d da dal dalla das de degli dei del della delle dello dem den der des di die do
  dos ds du e ed een el em en et for fur gli het i il im in l la las le les lo los med mit na nas nei negli nella nelle no nos o of on op oraz och or
  oder ou para per por su te the til to u un una und une van voor von w with y z zum zur`.split(/\s+/),
)

/** What follows says what a title does not mean: "Drivers, except school buses". */
const exception = /\b(?:except|excepto|außer|ausgenommen|sauf|excepté|escluso|esclusi|esclusa|escluse)\b.*$/i

/** Words of one letter less are too short to lose an ending. */
const shortestStem = 5
const shortestFeminine = 7

/** A word without what gender and number add to it, the same for all languages: Lehrerinnen → lehrer, conductoras → conductor. */
export function stem(word: string): string {
  if (word.length < shortestStem) return word
  const neutral = word.length < shortestFeminine ? word : word.replace(/(?:innen|in)$/, '')
  const stemmed = neutral
    .replace(/s$/, '')
    .replace(/(?:trice|teur|tore|tori|triz)$/, 'tor')
    .replace(/euse$/, 'eur')
    .replace(/y$/, 'i')
    .replace(/[aeiou]{1,2}$/, '')
    .replace(/(.)\1$/, '$1')
  return stemmed.length < 3 ? word : stemmed
}

/** The words of a title that say what somebody does, as they are written. */
export const contentWords = (title: string): string[] => [
  ...new Set(wordsOf(title.replace(exception, '')).filter((word) => !stopWords.has(word))),
]

export const stemsOf = (words: readonly string[]): string[] => [...new Set(words.map(stem))]

/** Two labels with the same key are one, apart from gender, number and the order of words. */
export const labelKey = (label: string): string => wordsKey(contentWords(label))

export const wordsKey = (words: readonly string[]): string => stemsOf(words).toSorted().join(' ')

const shortestPart = 4
const shortestCompound = 9
const longestCompound = 60
const linking = ['', 's', 'n', 'en']

/** The two known words that a compound is made of, the most frequent ones: Hafenkranführer → hafen, kranfuhrer. */
export function splitCompound(word: string, frequency: ReadonlyMap<string, number>): string[] {
  if (word.length < shortestCompound || word.length > longestCompound) return []
  let parts: string[] = []
  let most = 0
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
    const ofLast = frequency.get(word.slice(at)) ?? 0
    if (ofLast === 0) continue
    for (const link of linking) {
      if (!word.slice(0, at).endsWith(link) || at - link.length < shortestPart) continue
      const first = stem(word.slice(0, at - link.length))
      const weight = Math.sqrt((frequency.get(first) ?? 0) * ofLast)
      if (weight <= most) continue
      most = weight
      parts = [first, word.slice(at)]
    }
  }
  return parts
}

/** Pieces of three and four letters of a word, with its beginning and its end. */
export function piecesOf(word: string): string[] {
  const padded = ` ${word} `
  const pieces = []
  for (const length of [3, 4])
    for (let at = 0; at + length <= padded.length; at += 1) pieces.push(padded.slice(at, at + length))
  return pieces
}
