import { keepPreviousData } from '@tanstack/react-query'
import type { BroadFound } from '@wellmet/discovery/people-search/people.contract.ts'
import { firstOf } from '@wellmet/platform/values/present.rules.ts'
import { dependsOn } from '../../api/depends-on.ts'
import { http } from '../../api/client.ts'
import { joinPages, keyOf, unwrap, byCursor, cursorOf } from '../../api/query.ts'
import type { PeopleSearch } from './people-search.ts'
import type { PeopleFound } from './search-shapes.ts'
import type { BestSearch } from './best-search.ts'

export type Provider = NonNullable<BroadFound['provider']>

/** The most that a search gives at once. */
export const mostFound = 25
/** The most that the list of the best gives at once. */
const mostListed = 50

const contactsFrom = 'contacts '

/** People whom the viewer does not know yet; whoever reaches nobody else sees their own contacts instead. */
async function orContacts<Found extends { results: unknown[]; next: string | null }>(
  at: string | null,
  ask: (known: 'strangers' | 'contacts', cursor: { cursor?: string }) => Promise<Found>,
): Promise<Found & { isOwn: boolean }> {
  const isOwn = at?.startsWith(contactsFrom) ?? false
  const strangers = isOwn ? null : await ask('strangers', cursorOf(at))
  if (strangers && (at !== null || strangers.results.length > 0)) return { ...strangers, isOwn }
  const contacts = await ask('contacts', isOwn ? cursorOf(at!.slice(contactsFrom.length)) : {})
  return { ...contacts, next: contacts.next === null ? null : `${contactsFrom}${contacts.next}`, isOwn: true }
}

export const bestPeopleQuery = ({ filter, sort }: Pick<BestSearch, 'filter' | 'sort'>) => {
  const order = sort === 'worth-meeting' ? ({ sort } as const) : ({ sort: 'best', varied: true } as const)
  const asked = { limit: mostListed, ...(filter ? { filter } : {}), ...order }
  return dependsOn(
    'contacts',
    'missions',
    'saved lists',
    'saved list items',
    'requests',
    'sharing',
  ).infiniteQueryOptions({
    queryKey: keyOf('/api/dashboard/people', asked),
    queryFn: ({ pageParam, signal }) => {
      return orContacts(pageParam, (known, cursor) => {
        const query = known === 'contacts' ? { limit: mostListed, ...(filter ? { filter } : {}), known } : asked
        return unwrap(http.GET('/api/dashboard/people', { params: { query: { ...query, ...cursor } }, signal }))
      })
    },
    ...byCursor,
    placeholderData: keepPreviousData,
    select: joinPages,
  })
}

export const networkSearchQuery = (query: string, limit: number) =>
  dependsOn('contacts', 'requests').queryOptions('get', '/api/people/network-search', {
    params: { query: { query, limit } },
  })

type Asked = { filter: PeopleSearch['filter']; cursor: string | null; signal: AbortSignal }

const pageOf = ({ filter, cursor }: Asked) => ({
  limit: mostFound,
  ...(filter ? { filter } : {}),
  ...cursorOf(cursor),
})

const listFound = (query: string, asked: Asked): Promise<PeopleFound> =>
  unwrap(
    http.GET('/api/people/network-search', {
      params: { query: { query, ...pageOf(asked) } },
      signal: asked.signal,
    }),
  )

const listBest = ({ cursor: at, ...asked }: Asked): Promise<PeopleFound> =>
  orContacts(at, (known, cursor) =>
    unwrap(
      http.GET('/api/dashboard/people', {
        params: { query: { ...pageOf({ ...asked, cursor: cursor.cursor ?? null }), known } },
        signal: asked.signal,
      }),
    ),
  )

/** Of the viewer's own contacts, those they know best. */
export const knownPeopleQuery = (filter: PeopleSearch['filter'], limit: number) =>
  dependsOn('contacts', 'missions', 'requests', 'sharing').queryOptions('get', '/api/dashboard/people', {
    params: { query: { limit, known: 'contacts', ...(filter ? { filter } : {}) } },
  })

/** One query for both, so that what is shown stays until what comes next is there, from the first letter on. */
export const peopleQuery = ({ q, filter }: PeopleSearch) =>
  dependsOn('contacts', 'missions', 'saved lists', 'saved list items', 'requests', 'sharing').infiniteQueryOptions({
    queryKey: keyOf(q ? '/api/people/network-search' : '/api/dashboard/people', { q, filter }),
    queryFn: ({ pageParam, signal }) => {
      const asked = { filter, cursor: pageParam, signal }
      return q ? listFound(q, asked) : listBest(asked)
    },
    ...byCursor,
    placeholderData: keepPreviousData,
    select: joinPages,
  })

type AskedBroadly = { isProviderAsked: boolean; cursor: string | null; signal: AbortSignal }

const searchBroadly = (query: string, { isProviderAsked, cursor, signal }: AskedBroadly): Promise<BroadFound> =>
  unwrap(
    http.POST('/api/people/search', {
      body: {
        query,
        limit: mostFound,
        ...cursorOf(cursor),
        sources: ['graph', 'database', ...(isProviderAsked ? (['pdl'] as const) : [])],
      },
      signal,
    }),
  )

/**
 * What is shown stays until what comes next is there, and an answer that nobody waits for any more is broken off. What
 * may cost credits is asked once: not again because a window was left and came back, nor because an answer got lost.
 */
export const broadQuery = (q: string, isProviderAsked: boolean) =>
  dependsOn('contacts').infiniteQueryOptions({
    queryKey: keyOf('/api/people/search', { q, isProviderAsked }),
    queryFn: ({ pageParam, signal }) => searchBroadly(q, { isProviderAsked, cursor: pageParam, signal }),
    enabled: q !== '',
    ...byCursor,
    placeholderData: keepPreviousData,
    select: ({ pages }) => ({ ...joinPages({ pages }), suggestions: firstOf(pages).suggestions }),
    ...(isProviderAsked ? { staleTime: Infinity, retry: false } : {}),
  })
