import { notifications as toasts } from '@mantine/notifications'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { reasonOf } from './problem.ts'

type CacheChange = { queryKey: QueryKey; update: (data: unknown) => unknown }

/** What the cache holds under every key that begins with `queryKey`, changed as the server will change it. */
export const changeData = <Data>(queryKey: QueryKey, update: (data: Data) => Data): CacheChange => ({
  queryKey,
  // Only the query itself knows what it holds.
  update: update as (data: unknown) => unknown,
})

type Listed<Item> = { items: readonly Item[] }

/** The same for the items of a list, also of one that came page by page. */
export const changeItems = <Item>(queryKey: QueryKey, update: (items: readonly Item[]) => readonly Item[]) => {
  const inList = <List extends Listed<Item>>(list: List): List => ({ ...list, items: update(list.items) })
  return changeData<Listed<Item> | { pages: readonly Listed<Item>[] }>(queryKey, (data) =>
    'pages' in data ? { ...data, pages: data.pages.map(inList) } : inList(data),
  )
}

type Options<Variables> = {
  /** What the cache will hold when the server has agreed. */
  shows: (variables: Variables) => readonly CacheChange[]
  /** What to say when it is refused. Null if the screen says it, which it can only while it still shows the thing. */
  refused: ((reason: string) => string) | null
}

/** Options of a mutation whose effect is shown at once. If the server refuses, what was shown before is back. */
export function optimistic<Variables>(queries: QueryClient, { shows, refused }: Options<Variables>) {
  return {
    onMutate: async (variables: Variables) => {
      const made = shows(variables)
      // What is on its way was asked before the change.
      await Promise.all(made.map(({ queryKey }) => queries.cancelQueries({ queryKey })))
      const before = made.flatMap(({ queryKey }) => queries.getQueriesData({ queryKey }))
      for (const { queryKey, update } of made) {
        queries.setQueriesData({ queryKey }, (data: unknown) => (data === undefined ? undefined : update(data)))
      }
      return { before }
    },
    onError: (error: unknown, _variables: Variables, shown: { before: [QueryKey, unknown][] } | undefined) => {
      for (const [queryKey, data] of shown?.before ?? []) queries.setQueryData(queryKey, data)
      if (refused) toasts.show({ message: refused(reasonOf(error)) })
    },
    isOptimistic: true,
  }
}
