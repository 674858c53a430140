import { notificationsStore } from '@mantine/notifications'
import { MutationCache, MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import type { Fact } from './facts.ts'
import { changeData, changeItems, optimistic } from './optimistic.ts'
import { refreshAfterMutations } from './refresh.ts'

type Item = { id: string; isRead: boolean }
const paged = ['list', 'all']
const plain = ['list', 'short']
const count = ['count']
const refusal = { title: 'No', status: 409, code: 'conflict', detail: 'Somebody was faster.' }

const unread = (id: string): Item => ({ id, isRead: false })
const fill = (): QueryClient => {
  const queries = new QueryClient({ mutationCache: new MutationCache(refreshAfterMutations()) })
  queries.setQueryDefaults(['list'], { meta: { dependsOn: ['notifications'] } })
  queries.setQueryDefaults(count, { meta: { dependsOn: ['unread count'] } })
  queries.setQueryData(paged, { pages: [{ items: [unread('a')] }, { items: [unread('b')] }], pageParams: [null, 'b'] })
  queries.setQueryData(plain, { items: [unread('a')], next: null })
  queries.setQueryData(count, { unread: 2 })
  return queries
}
const shown = (queries: QueryClient) => [paged, plain, count].map((key) => queries.getQueryData(key))

/** Marks an item as read; the answer is given by whoever holds it. */
const markRead = (queries: QueryClient, id: string, written: readonly Fact[] = []) => {
  const answer = Promise.withResolvers<void>()
  const { isOptimistic, ...shown } = optimistic<string>(queries, {
    shows: (read) => [
      changeItems<Item>(['list'], (items) =>
        items.map((item) => (item.id === read ? { ...item, isRead: true } : item)),
      ),
      changeData<{ unread: number }>(count, (before) => ({ unread: before.unread - 1 })),
    ],
    refused: (reason) => `It stays unread. ${reason}`,
  })
  const marking = new MutationObserver(queries, {
    mutationFn: (_id: string) => answer.promise,
    ...shown,
    meta: { isOptimistic, changes: written },
  })
  const done = marking.mutate(id).catch(() => 'refused')
  return { ...answer, done }
}

const said = () => notificationsStore.getState().notifications.map(({ message }) => message)
afterEach(() => notificationsStore.updateState((state) => ({ ...state, notifications: [], queue: [] })))

test('a change is shown before it is answered, in lists, pages and single values', async () => {
  const queries = fill()
  const { resolve, done } = markRead(queries, 'a')
  await expect
    .poll(() => shown(queries))
    .toEqual([
      { pages: [{ items: [{ id: 'a', isRead: true }] }, { items: [unread('b')] }], pageParams: [null, 'b'] },
      { items: [{ id: 'a', isRead: true }], next: null },
      { unread: 1 },
    ])
  resolve()
  await done
  expect(said()).toEqual([])
})

test('a refused change is rolled back, with a sentence', async () => {
  const queries = fill()
  const before = shown(queries)
  const { reject, done } = markRead(queries, 'a')
  await expect.poll(() => queries.getQueryData(count)).toEqual({ unread: 1 })
  reject(refusal)
  expect(await done).toBe('refused')
  expect(shown(queries)).toEqual(before)
  expect(said()).toEqual(['It stays unread. Somebody was faster.'])
})

test('what is on its way when something is changed cannot overwrite it', async () => {
  const queries = fill()
  const old = Promise.withResolvers<unknown>()
  const asking = queries.fetchQuery({ queryKey: count, queryFn: () => old.promise, staleTime: 0 }).catch(() => {})
  const { resolve, done } = markRead(queries, 'a')
  await expect.poll(() => queries.getQueryData(count)).toEqual({ unread: 1 })
  old.resolve({ unread: 2 })
  await asking
  expect(queries.getQueryData(count)).toEqual({ unread: 1 })
  resolve()
  await done
})

test('of several changes only the last one asks anew', async () => {
  const queries = fill()
  const one = markRead(queries, 'a', ['unread count'])
  const other = markRead(queries, 'b', ['notifications'])
  await expect.poll(() => queries.getQueryData(count)).toEqual({ unread: 0 })
  one.resolve()
  await one.done
  expect(queries.getQueryState(count)?.isInvalidated).toBe(false)
  other.resolve()
  await other.done
  expect([count, plain].map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([true, true])
})
