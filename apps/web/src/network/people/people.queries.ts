import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import type { BroadFound } from '@wellmet/discovery/people-search/people.contract.ts'
import { api, http } from '../../api/client.ts'
import { keyOf, unwrap } from '../../api/query.ts'
import type { PeopleSearch } from '../search/people-search.ts'
import type { PeopleFound } from '../search/search-shapes.ts'
import type { BestSearch } from './best-search.ts'

export type Provider = NonNullable<BroadFound['provider']>

/** The most that a search gives. */
export const mostFound = 25
/** The most that the list of the best gives. */
export const mostListed = 50

type Best = Pick<BestSearch, 'filter' | 'sort'> & { limit?: number }

export const bestPeopleQuery = ({ filter, sort, limit = mostListed }: Best) =>
  api.queryOptions('get', '/api/dashboard/people', {
    params: { query: { limit, ...(filter ? { filter } : {}), ...(sort === 'worth-meeting' ? { sort } : {}) } },
  })

export const networkSearchQuery = (query: string, limit: number) =>
  api.queryOptions('get', '/api/people/network-search', { params: { query: { query, limit } } })

const listFound = (query: string, filter: PeopleSearch['filter'], signal: AbortSignal): Promise<PeopleFound> =>
  unwrap(
    http.GET('/api/people/network-search', {
      params: { query: { query, limit: mostFound, ...(filter ? { filter } : {}) } },
      signal,
    }),
  )

const listBest = (filter: PeopleSearch['filter'], signal: AbortSignal): Promise<PeopleFound> =>
  unwrap(
    http.GET('/api/dashboard/people', {
      params: { query: { limit: mostFound, ...(filter ? { filter } : {}) } },
      signal,
    }),
  )

/** One query for both, so that what is shown stays until what comes next is there, from the first letter on. */
export const peopleQuery = ({ q, filter }: PeopleSearch) =>
  queryOptions({
    queryKey: keyOf(q ? '/api/people/network-search' : '/api/dashboard/people', { q, filter }),
    queryFn: ({ signal }) => (q ? listFound(q, filter, signal) : listBest(filter, signal)),
    placeholderData: keepPreviousData,
  })

const searchBroadly = (query: string, isProviderAsked: boolean, signal: AbortSignal): Promise<BroadFound> =>
  unwrap(
    http.POST('/api/people/search', {
      body: { query, limit: mostFound, sources: ['graph', 'database', ...(isProviderAsked ? (['pdl'] as const) : [])] },
      signal,
    }),
  )

/**
 * What is shown stays until what comes next is there, and an answer that nobody waits for any more is broken off. What
 * may cost credits is asked once: not again because a window was left and came back, nor because an answer got lost.
 */
export const broadQuery = (q: string, isProviderAsked: boolean) =>
  queryOptions({
    queryKey: keyOf('/api/people/search', { q, isProviderAsked }),
    queryFn: q === '' ? skipToken : ({ signal }) => searchBroadly(q, isProviderAsked, signal),
    placeholderData: keepPreviousData,
    ...(isProviderAsked ? { staleTime: Infinity, retry: false } : {}),
  })
