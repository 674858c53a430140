import { wordsOf } from '@wellmet/identity/names/words.rules.ts'
import { fillers } from './question-words.rules.ts'
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

/** A name of more words is asked for in quotes. */
const longestRun = 5
const mostRuns = 40

/**
 * Several words in a row that may be the name of a company although a list knows some of them: "Quarry Health", "World
 * Bank". None where no list knows a word: those find the company of that name anyway.
 */
export function listedRuns(text: string, { slots }: Question): string[] {
  if (slots.every(({ part }) => part === 'word')) return []
  const words = wordsOf(text)
  const runs: string[] = []
  for (let length = Math.min(longestRun, words.length); length > 1; length -= 1)
    for (let at = 0; at + length <= words.length; at += 1) {
      const run = words.slice(at, at + length)
      if (!isEdge(run[0]) && !isEdge(run.at(-1))) runs.push(run.join(' '))
    }
  return runs.slice(0, mostRuns)
}

/** Articles and the like begin and end no name; "World" does. */
const isEdge = (word = ''): boolean => fillers.has(word) && word.length < shortestBeginning
const shortestBeginning = 5
