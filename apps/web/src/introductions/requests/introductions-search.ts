import type { Tab } from '@wellmet/introductions/stages/stages.contract.ts'
import { allOf, SearchChoice, type SearchOf, searchParams, SearchText } from '../../kit/search-params.ts'

export const PathSearch = searchParams({ person: SearchText, via: SearchText })

/** A draft that is written on, or a new one. */
export const ComposeSearch = {
  parse: (search: Readonly<Record<string, unknown>>): SearchOf<typeof PathSearch> & { request?: string } => {
    const request = SearchText(search['request'])
    return request ? { request } : PathSearch.parse(search)
  },
}
export type ComposeSearch = SearchOf<typeof ComposeSearch>

const tabs = allOf<Tab>({ all: true, active: true, in_progress: true, completed: true, declined: true })

/** What is shown, and the request that is open beside it. Without a tab it is what is active. */
export const ListSearch = searchParams({
  tab: SearchChoice(tabs),
  view: SearchChoice(['board']),
  request: SearchText,
})
export type ListSearch = SearchOf<typeof ListSearch>
