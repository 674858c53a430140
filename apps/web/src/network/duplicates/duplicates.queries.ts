import { infiniteQueryOptions } from '@tanstack/react-query'
import { api, http } from '../../api/client.ts'
import { byCursor, cursorOf, keyOf, unwrap } from '../../api/query.ts'

const limit = 25

type Pages<Item> = { pages: { items: Item[]; total: number }[] }
const listed = <Item>({ pages }: Pages<Item>) => ({
  items: pages.flatMap(({ items }) => items),
  total: pages[0]?.total ?? 0,
})

export const duplicatesQuery = infiniteQueryOptions({
  queryKey: keyOf('/api/network/duplicates'),
  queryFn: ({ pageParam, signal }) =>
    unwrap(http.GET('/api/network/duplicates', { params: { query: { limit, ...cursorOf(pageParam) } }, signal })),
  ...byCursor,
  select: (pages) => listed(pages),
})

export const dismissedQuery = api.queryOptions('get', '/api/network/duplicates/dismissed')

export const mergesQuery = infiniteQueryOptions({
  queryKey: keyOf('/api/network/merges'),
  queryFn: ({ pageParam, signal }) =>
    unwrap(http.GET('/api/network/merges', { params: { query: { limit, ...cursorOf(pageParam) } }, signal })),
  ...byCursor,
  select: (pages) => listed(pages),
})
