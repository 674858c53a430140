import { nameShares } from './name-shares.rules.ts'
import type { ComparableFacts } from './person-facts.rules.ts'
import type { Frequencies } from './weigh-evidence.rules.ts'

/** A company that one of few entries names need not be a large one. */
const fewestEntries = 200
/** Somebody who knows more than so many people at one company knows some of the same name. */
const largePlace = 40

/** The first and the last word, in one order for both. */
function fullNameOf(words: readonly string[]): string {
  const [first = '', last = ''] = [words[0], words.at(-1)]
  return first < last ? `${first} ${last}` : `${last} ${first}`
}

/** Counts what the entries say. */
export function frequenciesIn(all: readonly ComparableFacts[]): Frequencies {
  const entries = all.length
  const bearers = new Map<string, Set<string>>()
  const fullNames = new Set<string>()
  const places = new Map<string, number>()
  const titles = new Map<string, number>()
  const locations = new Map<string, number>()
  const names = new Map<string, Set<string>>()
  const count = (counts: Map<string, number>, item: string): void => void counts.set(item, (counts.get(item) ?? 0) + 1)
  for (const one of all) {
    const fullName = fullNameOf(one.words)
    if (one.words.length > 1) fullNames.add(fullName)
    for (const word of one.words) bearers.set(word, (bearers.get(word) ?? new Set()).add(fullName))
    const labels = new Set(one.domains)
    if (one.company !== null) labels.add(one.company)
    for (const label of labels) count(places, label)
    if (one.title !== null) count(titles, one.title)
    if (one.location !== null) count(locations, one.location)
    const family = one.words.toSorted((a, b) => b.length - a.length)[0]
    if (family === undefined) continue
    for (const handle of [...one.mailboxes, ...one.phones])
      names.set(handle, (names.get(handle) ?? new Set()).add(family))
  }
  // The two that are compared are among those counted: one of them is left out.
  const share = (counts: Map<string, number>, item: string): number =>
    Math.max(1, (counts.get(item) ?? 0) - 1) / Math.max(fewestEntries, entries)
  return {
    entries,
    // A name in four entries may be four times the same person: counted is with how many other names it goes together.
    names: nameShares(new Map([...bearers].map(([word, names]) => [word, names.size])), fullNames.size),
    isLargePlace: (label) => (places.get(label) ?? 0) > largePlace,
    placeShare: (label) => share(places, label),
    titleShare: (title) => share(titles, title),
    locationShare: (location) => share(locations, location),
    holders: (handle) => names.get(handle)?.size ?? 0,
  }
}
