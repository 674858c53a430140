import { SearchChoice, type SearchOf, searchParams, SearchWords } from '../../kit/search-params.ts'

/** As long as the API takes it. */
export const mostTyped = 200

export const peopleFilters = ['founders', 'investors', 'high-trust'] as const

/** What is asked for: without the spaces around it, and never longer than the API takes. */
export const QuerySearch = searchParams({ q: SearchWords(mostTyped) })

/** Part of the address, so that a search can be linked, reloaded and come back to. No filter is everybody. */
export const PeopleSearch = QuerySearch.extend({ filter: SearchChoice(peopleFilters) })
export type PeopleSearch = SearchOf<typeof PeopleSearch>
