import { fold, wordsOf } from './words.rules.ts'

const particles = new Set(
  'al el ul bin ibn ben abu van von der den de del della di da dos das do du la le los las ter ten zu zur mac mc o san st'.split(
    ' ',
  ),
)

const spelledOut: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }

/** As people without such keys write it: Müller is Mueller as often as Muller. */
export function spelledOutWords(text: string): string[] {
  const written = text.normalize('NFC').toLowerCase()
  return /[äöüåø]/.test(written) ? wordsOf(written.replace(/[äöüåø]/g, (letter) => spelledOut[letter] ?? letter)) : []
}

/**
 * A name in one piece, as people type it: O’Dwyer is odwyer, Min-jun minjun, van der Meulen vandermeulen, and
 * Jean-Baptiste jb.
 */
export function joinedWords(name: string): string[] {
  const chunks = name.split(/[\s,]+/).map((chunk) => wordsOf(chunk))
  const joined = chunks.filter((words) => words.length > 1).map((words) => words.join(''))
  const initials = chunks
    .filter((words) => words.length === 2 && words.every((word) => word.length > 2))
    .map((words) => words.map((word) => word.slice(0, 1)).join(''))
  const words = chunks.flat()
  const afterParticles = words.flatMap((word, at) => {
    if (particles.has(word) || !particles.has(words[at - 1] ?? '')) return []
    let from = at - 1
    while (particles.has(words[from - 1] ?? '')) from -= 1
    return [words.slice(from, at + 1).join('')]
  })
  return [...joined, ...initials, ...afterParticles]
}

/** Titles, degrees and pronouns that stand beside a name and are no part of it. */
const ornaments = new Set(
  'dr prof professor mr mrs ms mx sir dame herr frau phd md mba pmp cfa cpa cissp esq jr sr ing dipl mag she her he him his they them hers theirs'.split(
    ' ',
  ),
)

export const isOrnament = (word: string): boolean => ornaments.has(fold(word))
