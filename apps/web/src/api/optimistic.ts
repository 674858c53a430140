import { notifications as toasts } from '@mantine/notifications'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { reasonOf } from './problem.ts'
import { invalidate } from './query.ts'

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
  changes: (variables: Variables) => readonly CacheChange[]
  /** What is asked anew once the server has answered, whatever it said. */
  refresh: readonly QueryKey[]
  /** What to say when it is refused. Null if the screen says it, which it can only while it still shows the thing. */
  refused: ((reason: string) => string) | null
}

/** Changes that the server has not answered yet, and what is to be asked anew after the last of them. */
type Unanswered = { count: number; refresh: QueryKey[] }
const unansweredOf = new WeakMap<QueryClient, Unanswered>()

/** Options of a mutation whose effect is shown at once. If the server refuses, what was shown before is back. */
export function optimistic<Variables>(queries: QueryClient, { changes, refresh, refused }: Options<Variables>) {
  const unanswered = unansweredOf.get(queries) ?? { count: 0, refresh: [] }
  unansweredOf.set(queries, unanswered)
  return {
    onMutate: async (variables: Variables) => {
      unanswered.count += 1
      const made = changes(variables)
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
    onSettled: async () => {
      unanswered.count -= 1
      unanswered.refresh.push(...refresh)
      // An answer in between would come without the changes that are still on their way.
      if (unanswered.count === 0) await invalidate(queries, ...unanswered.refresh.splice(0))
    },
  }
}
