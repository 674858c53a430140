import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '../../api/client.ts'
import type { PeopleSearch } from './people-search.ts'
import type { PeopleFound } from './search-shapes.ts'

/** The most that a search gives. */
const most = 25

async function listFound(query: string, filter: PeopleSearch['filter'], signal: AbortSignal): Promise<PeopleFound> {
  const { data, error } = await http.GET('/api/people/network-search', {
    params: { query: { query, limit: most, ...(filter ? { filter } : {}) } },
    signal,
  })
  if (error) throw error
  return data
}

async function listBest(filter: PeopleSearch['filter'], signal: AbortSignal): Promise<PeopleFound> {
  const { data, error } = await http.GET('/api/dashboard/people', {
    params: { query: { limit: most, ...(filter ? { filter } : {}) } },
    signal,
  })
  if (error) throw error
  return data
}

/** One query for both, so that what is shown stays until what comes next is there, from the first letter on. */
export const peopleQuery = ({ q, filter }: PeopleSearch) =>
  queryOptions({
    queryKey: ['get', q ? '/api/people/network-search' : '/api/dashboard/people', { q, filter }],
    queryFn: ({ signal }) => (q ? listFound(q, filter, signal) : listBest(filter, signal)),
    placeholderData: keepPreviousData,
  })
