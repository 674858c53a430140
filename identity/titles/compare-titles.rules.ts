import { contentWords, piecesOf, splitCompound, stemsOf } from './occupation-words.rules.ts'
import { buildSimilarityIndex } from './text-similarity.rules.ts'

/** How much whole words count beside pieces of words. */
export const weightOfWords = 0.3

/** How similar a title is to each of the texts, from 0 to 1 + weightOfWords. */
export type CompareTitle = (title: string) => Float32Array

/** In how many of the texts, given by their words, a stem occurs; a compound is split into frequent words. */
export function countWords(texts: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const words of texts) for (const word of stemsOf(words)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** The texts are given by their words. Compares by pieces of words, which forgive endings and compounds, and by whole words. */
export function compareWith(
  texts: readonly (readonly string[])[],
  frequency: ReadonlyMap<string, number>,
): CompareTitle {
  const byPieces = buildSimilarityIndex(texts, piecesOf)
  const byWords = buildSimilarityIndex(texts.map(stemsOf), (word) => [word, ...splitCompound(word, frequency)])
  return (title) => {
    const asked = contentWords(title)
    const similar = byPieces.similarities(asked)
    const similarWords = byWords.similarities(stemsOf(asked))
    for (let i = 0; i < similar.length; i += 1) similar[i]! += weightOfWords * similarWords[i]!
    return similar
  }
}
