import { isOrnament } from '@wellmet/identity/names/name-words.rules.ts'
import { wordsOf } from '@wellmet/identity/names/words.rules.ts'

const nameWords = (name: string): string[] => wordsOf(name).filter((word) => !isOrnament(word))

/** Whether two names may be of one person: every word of the shorter one is in the longer one. */
export function namesAgree(a: string, b: string): boolean {
  const [shorter, longer] = [nameWords(a), nameWords(b)].toSorted((x, y) => x.length - y.length) as [string[], string[]]
  return shorter.length > 0 && shorter.every((word) => longer.includes(word))
}
