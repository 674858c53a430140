import type { OccupationLanguage, OccupationLexicon } from './occupations.rules.ts'
import { compareWith, countWords, weightOfWords, type CompareTitle } from './compare-titles.rules.ts'
import { contentWords, labelKey, wordsKey } from './occupation-words.rules.ts'

/** How much the labels in other languages count beside those in the language of the title. */
const weightOfOtherLanguages = 1
/** How much the occupations of similar O*NET titles count, and how fast that falls with the similarity. */
const weightOfGroups = 1
const groupExponent = 3
const mostGroups = 5

export interface OccupationSearch {
  /** How well each occupation fits a title, by its position in the lexicon. Without a language, the best one counts. */
  scores(title: string, language?: OccupationLanguage): Float32Array
  /** The positions of the occupations that have this label, apart from gender, number and the order of words. */
  labelled(label: string, language?: OccupationLanguage): readonly number[]
}

/** Takes seconds for the whole lexicon. */
export function buildOccupationSearch({ occupations, groups }: OccupationLexicon): OccupationSearch {
  const labels = occupations.flatMap(({ labels: ofLanguages }, position) =>
    Object.entries(ofLanguages).flatMap(([language, texts]) =>
      texts.map((text) => ({ position, language, words: contentWords(text) })),
    ),
  )
  const languages = [...new Set(labels.map(({ language }) => language))]
  const byKey = Map.groupBy(labels, ({ words }) => wordsKey(words))
  const frequency = countWords(labels.map(({ words }) => words))
  const compare = (texts: readonly { words: string[] }[]): CompareTitle =>
    compareWith(
      texts.map(({ words }) => words),
      frequency,
    )
  const inLanguages = languages.map((language) => {
    const own = labels.filter((label) => label.language === language)
    const similarTo = compare(own)
    return { language, bestLabels: (title: string) => bestOf(similarTo(title), own, occupations.length) }
  })
  const groupTitles = groups.flatMap(({ titles }, position) =>
    titles.map((text) => ({ position, words: contentWords(text) })),
  )
  const similarTitles = compare(groupTitles)

  function addGroups(scores: Float32Array, title: string): void {
    const best = bestOf(similarTitles(title), groupTitles, groups.length)
    const closest = [...best.keys()].toSorted((a, b) => best[b]! - best[a]!).slice(0, mostGroups)
    for (const position of closest) {
      const fit = (best[position]! / (1 + weightOfWords)) ** groupExponent
      for (const [occupation, weight] of groups[position]!.occupations)
        scores[occupation]! += weightOfGroups * fit * weight
    }
  }

  return {
    scores(title, language) {
      const best = inLanguages.map(({ bestLabels }) => bestLabels(title))
      const scores = new Float32Array(occupations.length)
      for (let i = 0; i < scores.length; i += 1) {
        let [own, others] = [0, 0]
        for (const [at, { language: other }] of inLanguages.entries()) {
          const similar = best[at]![i]!
          if (language === undefined ? similar > own : other === language) own = similar
          if (other !== language) others += similar
        }
        scores[i] = own + (weightOfOtherLanguages * others) / Math.max(1, languages.length - 1)
      }
      if (language === undefined || language === 'en') addGroups(scores, title)
      return scores
    },
    labelled: (label, language) => [
      ...new Set(
        (byKey.get(labelKey(label)) ?? [])
          .filter((found) => language === undefined || found.language === language)
          .map(({ position }) => position),
      ),
    ],
  }
}

function bestOf(similar: Float32Array, texts: readonly { position: number }[], size: number): Float32Array {
  const best = new Float32Array(size)
  for (const [i, { position }] of texts.entries()) if (similar[i]! > best[position]!) best[position] = similar[i]!
  return best
}
