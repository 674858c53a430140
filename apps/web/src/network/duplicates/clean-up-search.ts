import type { z } from 'zod'
import { SearchChoice } from '../../kit/search-params.ts'
import { ContactFilter } from '../contacts/filter-contacts.ts'

/** Which part of the screen is open; without a tab it is the list, with its filters. */
export const CleanUpSearch = ContactFilter.extend({ tab: SearchChoice(['duplicates', 'history']) })
export type CleanUpSearch = z.output<typeof CleanUpSearch>

/** Both ids stand in `?panel=`, so that a merge that is being thought over can be reloaded. */
export const mergePanel = (one: string, other: string): string => `merge.${one}.${other}`

export const readMergePanel = (panel: string | undefined): [string, string] | null => {
  const [what, one, other] = panel?.split('.') ?? []
  return what === 'merge' && one && other ? [one, other] : null
}
