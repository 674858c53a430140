import { compareWith, countWords } from '@wellmet/identity/titles/compare-titles.rules.ts'
import { contentWords } from '@wellmet/identity/titles/occupation-words.rules.ts'
import type { OccupationSearch } from '@wellmet/identity/titles/occupation-search.rules.ts'
import type { OccupationLexicon } from '@wellmet/identity/titles/occupations.rules.ts'
import type { JudgedSet } from './judged-set.ts'

/** How much a label itself counts beside its occupation, and what a label that is not the preferred one is worth. */
const weightOfLabel = 1
const worthOfOtherLabels = 0.75

/** The rank of the first label that is right, and of its occupation if each occupation counts once. From 1. */
export function rankLabels(
  lexicon: OccupationLexicon,
  search: OccupationSearch,
  { labels, titleLanguage, labelLanguage }: JudgedSet,
): (title: string, right: string) => { label: number; occupation: number } {
  const texts = labels.map(({ text }) => text)
  const occupationsOf = texts.map((text) => search.labelled(text, labelLanguage))
  const isPreferred = texts.map((text, i) =>
    occupationsOf[i]!.some((position) => lexicon.occupations[position]!.labels[labelLanguage]![0] === text),
  )
  const words = texts.map(contentWords)
  const compare = titleLanguage === labelLanguage ? compareWith(words, countWords(words)) : null

  return (title, right) => {
    const scores = search.scores(title, titleLanguage)
    const similar = compare?.(title)
    const points = occupationsOf.map((positions, i) => {
      const best = positions.reduce((most, position) => Math.max(most, scores[position]!), 0)
      // A label in another language cannot be compared; the preferred one stands for its occupation.
      if (!similar) return best * (isPreferred[i] ? 1 : worthOfOtherLabels)
      return (positions.length === 0 ? similar[i]! : best) + weightOfLabel * similar[i]!
    })
    const most = points.reduce((best, point, i) => (labels[i]!.group === right ? Math.max(best, point) : best), 0)
    const first = points.findIndex((point, i) => point === most && labels[i]!.group === right)
    const before = labels.filter(
      ({ group }, i) => group !== right && (points[i]! > most || (i < first && points[i] === most)),
    )
    return { label: before.length + 1, occupation: new Set(before.map(({ group }) => group)).size + 1 }
  }
}
