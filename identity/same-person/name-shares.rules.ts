import { frequentSurnames, rankedGivenNames, rankedSurnames } from './name-ranks.rules.ts'

/** How frequent the words of names are among the people of one book. */
export interface NameShares {
  /** Greater than 0. Of a folded word. */
  of(word: string): number
}

/** A name that is on no list and in no book. */
const unknownShare = 0.0001
/** A country's share among the people somebody knows, where nothing else tells it. */
const countryShare = 0.3
/** The shipped shares count as much as so many entries of one's own. */
const shippedWeight = 2000

const shipped = new Map<string, number>()
const note = (name: string, share: number): void => {
  shipped.set(name, Math.max(shipped.get(name) ?? 0, share * countryShare))
}
for (const { first, fall, names } of [...rankedSurnames, ...rankedGivenNames])
  for (const [rank, name] of names.split(' ').entries()) note(name, first / (1 + fall * rank))
for (const row of frequentSurnames) {
  const words = row.split(' ')
  for (let i = 0; i < words.length; i += 2) note(words[i] ?? '', Number(words[i + 1]))
}

const shippedShare = (word: string): number => Math.max(shipped.get(word) ?? unknownShare, unknownShare)

/** Whether a folded word is among the frequent names of a country. */
export const isFrequentName = (word: string): boolean => shipped.has(word)

/**
 * Shipped shares, drawn towards what the entries themselves show. `counts` has the number of different full names with each
 * word, of all `names`; the one that is compared is left out of it.
 */
export const nameShares = (counts: ReadonlyMap<string, number>, names: number): NameShares => ({
  of: (word) =>
    (Math.max(0, (counts.get(word) ?? 0) - 1) + shippedWeight * shippedShare(word)) / (names + shippedWeight),
})
