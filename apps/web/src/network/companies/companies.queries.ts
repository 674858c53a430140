import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { api, http } from '../../api/client.ts'
import { byCursor, cursorOf, joinPages, keyOf, unwrap } from '../../api/query.ts'

const limit = 25

export const rankingQuery = infiniteQueryOptions({
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
  api.queryOptions('get', '/api/network/companies/{id}', { params: { path: { id } } })

export const companySearchQuery = (query: string, most: number) =>
  api.queryOptions('get', '/api/people/company-search', { params: { query: { query, limit: most } } })

export const companiesFoundQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: keyOf('/api/people/company-search', { q }),
    queryFn: ({ pageParam, signal }) => {
      const query = { query: q, limit, ...cursorOf(pageParam) }
      return unwrap(http.GET('/api/people/company-search', { params: { query }, signal }))
    },
    ...byCursor,
    placeholderData: keepPreviousData,
    select: joinPages,
  })
