import { getFrom } from '@wellmet/platform/values/present.rules.ts'
import { mostShown, type SearchPage } from './people.contract.ts'

/** How many were shown before the page that begins at this cursor. */
export const shownBefore = (cursor: string | undefined): number => (cursor === undefined ? 0 : Number(cursor))

/** The largest page. */
const page = 25

/**
 * How many are looked at for a page, whatever the limit, so that a short list is the beginning of a long one: half as many
 * again, because some may be the same person, who is shown once.
 */
export const fewestLookedAt = 38

/** As many batches as pages were asked for. Each batch is ranked by itself, so that a later page changes no earlier one. */
export const lookedAtFor = (shown: number): number => fewestLookedAt * Math.ceil(shown / page)

/** Of so many who were looked at; fewer only where more of them are the same person than is allowed for. */
export const fewestDistinct = (lookedAt: number): number => Math.floor((lookedAt * page) / fewestLookedAt)

/** In which batch each of them is, in the order in which they were found. */
export const inBatches = (people: readonly string[], size: number): ((personId: string) => number) => {
  const batches = new Map(people.map((personId, at) => [personId, Math.floor(at / size)]))
  return (personId) => getFrom(batches, personId)
}

interface Listed {
  /** Whether there is more than was looked at, and it can be looked at. */
  readonly goesOn: boolean
  /** Whether all there are were looked at. */
  readonly isWhole: boolean
  /** How many there are, as far as they were only counted, with how many of them were looked at. */
  readonly counted?: { readonly all: number; readonly lookedAt: number } | undefined
}

/** The part of a list that is shown, and how it goes on. */
export function cutPage<T>(
  list: readonly T[],
  { before, limit }: { before: number; limit: number },
  { goesOn, isWhole, counted }: Listed,
): { shown: T[]; page: SearchPage } {
  const end = before + limit
  const next = end < mostShown && (goesOn || list.length > end) ? String(end) : null
  const shown = list.slice(before, end)
  if (isWhole) return { shown, page: { next, total: list.length, totalIs: 'exact' } }
  if (!counted) return { shown, page: { next, total: list.length, totalIs: 'at_least' } }
  // Of those looked at, some were the same person or had no path left.
  const total = Math.max(list.length, counted.all - (counted.lookedAt - list.length))
  return { shown, page: { next, total, totalIs: 'about' } }
}

/** The provider’s people come after all others, on the first page that has places for them. */
export function withProvider(
  page: SearchPage,
  { before, limit, free, shown }: { before: number; limit: number; free: number; shown: number },
): SearchPage {
  if (page.next !== null) return page
  const total = before + shown
  if (free > 0) return { next: null, total, totalIs: shown < limit ? 'exact' : 'at_least' }
  return { next: total < mostShown ? String(total) : null, total, totalIs: 'at_least' }
}
