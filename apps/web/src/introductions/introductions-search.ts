import { Tab } from '@wellmet/introductions/requests/vocabulary.contract.ts'
import { z } from 'zod'
import { SearchChoice, SearchText } from '../kit/search-params.ts'

export const PathSearch = z.object({ person: SearchText, via: SearchText })

/** A draft that is written on, or a new one. */
export const ComposeSearch = PathSearch.extend({ request: SearchText }).transform(
  ({ request, ...path }): { request?: string; person?: string | undefined; via?: string | undefined } =>
    request ? { request } : path,
)
export type ComposeSearch = z.output<typeof ComposeSearch>

/** What is shown, and the request that is open beside it. Without a tab it is what is active. */
export const ListSearch = z.object({
  tab: SearchChoice(Tab.options),
  view: SearchChoice(['board']),
  request: SearchText,
})
export type ListSearch = z.output<typeof ListSearch>
