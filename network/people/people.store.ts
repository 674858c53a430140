import { statement } from '@wellmet/platform/database/statement.ts'
import type { Marked } from './mark-slots.ts'
import type { Asked } from './search.rules.ts'

export const listOwnMeanings = statement<{ keys: string[] }, { key: string; personId: string }>(
  import.meta.url,
  'own_meanings',
)

/** The viewer's seat; null before they have one. */
export interface Seat {
  me: number | null
}

/** What makes an indirect tie carry, and how much it counts: `tieFormula`. */
export interface TieWeights {
  certain: number
  carrying: number
}

interface Wanted extends Seat {
  /** Bits of `personKinds`; 0 is everybody. */
  kinds: number
  leastScore: number
  limit: number
}

/** The entry that fitted best, which need not be the one that is shown. */
export interface FoundRow {
  personId: string
  name: string
  title: string | null
  company: string | null
  location: string | null
  fit: number
  score: number
  total: number
  isOwn: boolean
  /** Null for the directory. */
  ownerName: string | null
}

export const searchPeople = statement<
  Marked & Asked & TieWeights & Wanted & { colleagues: number; met: number; unknownSize: number },
  FoundRow
>(import.meta.url, 'search_people')

export const listWordsNearby = statement<Marked & { lengths: number[] }, { word: string }>(
  import.meta.url,
  'words_nearby',
)

export const listBestPeople = statement<TieWeights & Wanted, { personId: string; score: number }>(
  import.meta.url,
  'best_people',
)

export interface OwnTieRow {
  personId: string
  strength: number | null
  lastDay: number | null
}
export const listOwnTies = statement<Seat & { people: string[] }, OwnTieRow>(import.meta.url, 'own_ties')
export const readHasLetters = statement<Seat, { hasLetters: boolean }>(import.meta.url, 'has_letters')
