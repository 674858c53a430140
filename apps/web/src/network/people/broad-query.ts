import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { http } from '../../api/client.ts'
import type { components } from '../../api/schema.gen.ts'

export type BroadFound = components['schemas']['BroadFound']
export type BroadPerson = components['schemas']['RankedPerson']
export type Provider = components['schemas']['PeopleDataProvider']

/** The most that a search gives. */
const most = 25

async function askBroadly(query: string, isProviderAsked: boolean, signal: AbortSignal): Promise<BroadFound> {
  const { data, error } = await http.POST('/api/people/search', {
    body: { query, limit: most, sources: ['graph', 'database', ...(isProviderAsked ? (['pdl'] as const) : [])] },
    signal,
  })
  if (error) throw error
  return data
}

/**
 * What is shown stays until what comes next is there, and an answer that nobody waits for any more is broken off. What
 * may cost credits is asked once: not again because a window was left and came back, nor because an answer got lost.
 */
export const broadQuery = (q: string, isProviderAsked: boolean) =>
  queryOptions({
    queryKey: ['post', '/api/people/search', { q, isProviderAsked }],
    queryFn: q === '' ? skipToken : ({ signal }) => askBroadly(q, isProviderAsked, signal),
    placeholderData: keepPreviousData,
    ...(isProviderAsked ? { staleTime: Infinity, retry: false } : {}),
  })
