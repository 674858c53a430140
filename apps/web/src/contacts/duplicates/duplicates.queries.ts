import { dependsOn } from '../../api/depends-on.ts'
import { http } from '../../api/client.ts'
import { keyOf, unwrap, byCursor, cursorOf } from '../../api/query.ts'

const limit = 25

type Pages<Item> = { pages: { items: Item[]; total: number }[] }
const listed = <Item>({ pages }: Pages<Item>) => ({
  items: pages.flatMap(({ items }) => items),
  total: pages[0]?.total ?? 0,
})

export const duplicatesQuery = dependsOn('duplicates', 'contacts').infiniteQueryOptions({
  queryKey: keyOf('/api/network/duplicates'),
  queryFn: ({ pageParam, signal }) =>
    unwrap(http.GET('/api/network/duplicates', { params: { query: { limit, ...cursorOf(pageParam) } }, signal })),
  ...byCursor,
  select: (pages) => ({ ...listed(pages), likely: pages.pages[0]?.likely ?? 0 }),
})

export const dismissedQuery = dependsOn('duplicates', 'contacts').queryOptions(
  'get',
  '/api/network/duplicates/dismissed',
)

export const mergesQuery = dependsOn('contacts').infiniteQueryOptions({
  queryKey: keyOf('/api/network/merges'),
  queryFn: ({ pageParam, signal }) =>
    unwrap(http.GET('/api/network/merges', { params: { query: { limit, ...cursorOf(pageParam) } }, signal })),
  ...byCursor,
  select: (pages) => listed(pages),
})
