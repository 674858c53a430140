import { isOneTypo } from '@wellmet/identity/names/spelling.rules.ts'
import { letters } from '@wellmet/identity/names/words.rules.ts'

/** How `list_words_nearby` is asked. */
export interface NearbyQuery {
  /** Words between these are compared with the pattern. */
  readonly beginnings: string[]
  readonly ends: string[]
  /** Words that differ from what was typed in the first two letters. */
  readonly others: string[]
  readonly lengths: number[]
  /** Matches what is one slip away; and a little more, which is sorted out afterwards. */
  readonly pattern: string
}

/** Too many words begin with the same letter, so slips in these letters are looked up one by one. */
const lettersLookedUp = 2

const alphabet = letters('abcdefghijklmnopqrstuvwxyz')
/** Behind every word that begins with what stands before it. */
const lastLetter = '\u{10FFFF}'

export function nearbyQuery(typed: readonly string[]): NearbyQuery {
  const words = typed.map(letters)
  const beginnings = [...new Set(words.map((word) => word.slice(0, lettersLookedUp).join('')))]
  return {
    beginnings,
    ends: beginnings.map((beginning) => beginning + lastLetter),
    others: [...new Set(words.flatMap((word) => [0, 1].flatMap((at) => slipsAt(word, at))))],
    lengths: [...new Set(words.flatMap(lengthsOf))].toSorted((a, b) => a - b),
    pattern: `^(${[...new Set(words.flatMap((word) => [...slipsOf(word), ...twoSlipsOf(word)]))].join('|')})$`,
  }
}

/** In a shorter word two slips make another word of it. */
const shortestTwice = 9

const isLong = (word: readonly string[]): boolean => word.length >= shortestTwice

const lengthsOf = (word: readonly string[]): number[] =>
  (isLong(word) ? [-2, -1, 0, 1, 2] : [-1, 0, 1]).map((more) => word.length + more)

/** One slip away, or two in a long word: "Ragunatan" for Raghunathan. */
export const isMistypedAs = (typed: string, word: string): boolean => isOneTypo(typed, word) || isTwoTypos(typed, word)

/** The first two letters are right, because only such words are looked up. */
export function isTwoTypos(typed: string, word: string): boolean {
  const [a, b] = [letters(typed), letters(word)]
  if (!isLong(a) || !isLong(b) || Math.abs(a.length - b.length) > 2) return false
  if (a.slice(0, lettersLookedUp).join('') !== b.slice(0, lettersLookedUp).join('')) return false
  // Each letter left out, added or replaced is one slip, and so are two that are exchanged.
  let above: number[] = []
  let row = b.map((_, j) => j + 1)
  let corner = 0
  for (const [i, letter] of a.entries()) {
    const next: number[] = []
    for (const [j, other] of b.entries()) {
      const left = next[j - 1] ?? i + 1
      const diagonal = j === 0 ? corner : (row[j - 1] ?? 0)
      const isSwap = i > 0 && j > 0 && letter === b[j - 1] && a[i - 1] === other
      const swapped = isSwap ? (i === 1 ? j - 1 : j === 1 ? i - 1 : (above[j - 2] ?? 0)) + 1 : Infinity
      next.push(Math.min((row[j] ?? 0) + 1, left + 1, diagonal + (letter === other ? 0 : 1), swapped))
    }
    above = row
    row = next
    corner = i + 1
  }
  return row.at(-1) === 2
}

/** One of three parts of the rest has no slip, at most two letters from its place. What is found is compared afterwards. */
function twoSlipsOf(word: readonly string[]): string[] {
  if (!isLong(word)) return []
  const start = word.slice(0, lettersLookedUp).join('')
  const rest = word.slice(lettersLookedUp)
  const size = Math.ceil(rest.length / 3)
  return [0, 1, 2].map((part) => {
    const from = part * size
    const kept = rest.slice(from, from + size).join('')
    return part === 2
      ? `${start}.*${kept}`
      : `${start}.{${Math.max(0, from - 2)},${part === 0 ? 0 : from + 2}}${kept}.*`
  })
}

/** Another letter there, one more before it, none, or exchanged with the next. */
function slipsAt(word: readonly string[], at: number): string[] {
  const before = word.slice(0, at).join('')
  const [here = '', next = ''] = word.slice(at)
  const after = word.slice(at + 1).join('')
  return [
    ...alphabet.flatMap((letter) => [before + letter + after, before + letter + here + after]),
    before + after,
    before + next + here + word.slice(at + 2).join(''),
  ]
}

/** As regular expressions: a letter wrong, one too many, one too few, or two exchanged. */
const slipsOf = (word: readonly string[]): string[] =>
  word.flatMap((letter, i) => {
    const before = word.slice(0, i).join('')
    const after = word.slice(i + 1).join('')
    return [
      `${before}.?${after}`,
      `${before}.${letter}${after}`,
      `${before}${word[i + 1] ?? '.'}${letter}${word.slice(i + 2).join('')}`,
    ]
  })
