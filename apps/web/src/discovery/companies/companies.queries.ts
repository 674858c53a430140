import { keepPreviousData } from '@tanstack/react-query'
import { dependsOn, dependsOnNothing } from '../../api/depends-on.ts'
import { http } from '../../api/client.ts'
import { joinPages, keyOf, unwrap, byCursor, cursorOf } from '../../api/query.ts'

const limit = 25

export const rankingQuery = dependsOn(
  'contacts',
  'missions',
  'saved lists',
  'saved list items',
  'requests',
  'sharing',
).infiniteQueryOptions({
  queryKey: keyOf('/api/dashboard/companies'),
  queryFn: ({ pageParam, signal }) =>
    unwrap(http.GET('/api/dashboard/companies', { params: { query: { limit, ...cursorOf(pageParam) } }, signal })),
  ...byCursor,
  select: ({ pages }) => ({
    companies: pages.flatMap(({ items }) => items),
    total: pages[0]?.total ?? 0,
    notice: pages[0]?.notice ?? null,
  }),
})

export const companyQuery = (id: string) =>
  dependsOn('contacts', 'missions', 'requests', 'sharing').queryOptions('get', '/api/network/companies/{id}', {
    params: { path: { id } },
  })

export const companyLogoQuery = (id: string) =>
  dependsOnNothing('A logo does not change with what the viewer does.').queryOptions(
    'get',
    '/api/network/companies/{id}/logo',
    { params: { path: { id } } },
  )

export const companySearchQuery = (query: string, most: number) =>
  dependsOn('contacts').queryOptions('get', '/api/people/company-search', { params: { query: { query, limit: most } } })

export const companiesFoundQuery = (q: string) =>
  dependsOn('contacts').infiniteQueryOptions({
    queryKey: keyOf('/api/people/company-search', { q }),
    queryFn: ({ pageParam, signal }) => {
      const query = { query: q, limit, ...cursorOf(pageParam) }
      return unwrap(http.GET('/api/people/company-search', { params: { query }, signal }))
    },
    ...byCursor,
    placeholderData: keepPreviousData,
    select: joinPages,
  })
