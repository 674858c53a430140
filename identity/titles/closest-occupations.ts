import { readLexicon } from './occupation-lexicon.ts'
import type { Occupation, OccupationLanguage } from './occupations.rules.ts'
import { buildOccupationSearch } from './occupation-search.rules.ts'
import { readTitle } from './read-title.rules.ts'
import type { TitleFunction } from './title-functions.rules.ts'

let loaded: ReturnType<typeof load> | null = null

function load() {
  const lexicon = readLexicon()
  return { occupations: lexicon.occupations, search: buildOccupationSearch(lexicon) }
}

/** The lexicon is read at the first call, which takes seconds; the later ones take milliseconds. */
const get = (): ReturnType<typeof load> => (loaded ??= load())

/** The occupations that fit a title best, in any of the ten languages; `score` says only which one fits better. */
export function closestOccupations(
  title: string,
  language?: OccupationLanguage,
  most = 10,
): { occupation: Occupation; score: number }[] {
  const { occupations, search } = get()
  const scores = search.scores(title, language)
  return [...scores.keys()]
    .filter((position) => scores[position]! > 0)
    .toSorted((a, b) => scores[b]! - scores[a]!)
    .slice(0, most)
    .map((position) => ({ occupation: occupations[position]!, score: scores[position]! }))
}

/** What somebody with this title works on: as the title reads, or else as the occupation does that has it for a label. */
export function functionsOfTitle(title: string, language?: OccupationLanguage): readonly TitleFunction[] {
  const { functions } = readTitle(title)
  if (functions.length > 0) return functions
  const { occupations, search } = get()
  return [...new Set(search.labelled(title, language).flatMap((position) => occupations[position]!.functions))]
}
