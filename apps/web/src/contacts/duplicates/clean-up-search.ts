import { SearchChoice, type SearchOf } from '../../kit/search-params.ts'
import { TableSearch } from '../contact-list/table-search.ts'

/** Which part of the screen is open; without a tab it is the table, with its filters. */
export const CleanUpSearch = TableSearch.extend({ tab: SearchChoice(['duplicates', 'history']) })
export type CleanUpSearch = SearchOf<typeof CleanUpSearch>

/** Both ids stand in `?panel=`, so that a merge that is being thought over can be reloaded. */
export const mergePanel = (one: string, other: string): string => `merge.${one}.${other}`

export const readMergePanel = (panel: string | undefined): [string, string] | null => {
  const [what, one, other] = panel?.split('.') ?? []
  return what === 'merge' && one && other ? [one, other] : null
}
