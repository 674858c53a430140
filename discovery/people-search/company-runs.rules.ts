import { wordsOf } from '@wellmet/identity/names/words.rules.ts'
import type { Question } from './question.rules.ts'

/** Of a longer question no word is looked at alone: each is one more name to look up. */
const mostWords = 8
const longestName = 4

/** All that could be the name of a company in these words, the longest first. */
export function companyRuns(text: string): string[] {
  const words = wordsOf(text).slice(0, mostWords)
  const runs: string[] = []
  for (let length = Math.min(longestName, words.length); length > 0; length -= 1)
    for (let at = 0; at + length <= words.length; at += 1) runs.push(words.slice(at, at + length).join(' '))
  return runs
}

/** Several plain words, some of which a list knows. Words that no list knows find the company of that name anyway. */
export const mayBeCompany = (text: string, { slots, unwanted, handles, conditions }: Question): boolean =>
  /^[\p{L}\p{M}\p{N}&.'’-]+(?:\s+[\p{L}\p{M}\p{N}&.'’-]+)+$/u.test(text.trim()) &&
  unwanted.length + handles.length + conditions.length === 0 &&
  slots.every(({ part }) => part !== 'company' && part !== 'former') &&
  slots.some(({ part }) => part !== 'word')
