import { MutationCache, MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import type { Fact } from './facts.ts'
import { refresh, refreshAfterMutations, refreshLater } from './refresh.ts'

/** Two queries on the screen; how often each was asked. */
const show = async () => {
  const queries = new QueryClient({ mutationCache: new MutationCache(refreshAfterMutations()) })
  const asked = { people: 0, lists: 0 }
  const watch = (name: keyof typeof asked, dependsOn: readonly Fact[]) => {
    const queryFn = () => Promise.resolve((asked[name] += 1))
    const observer = new QueryObserver(queries, { queryKey: [name], queryFn, staleTime: Infinity, meta: { dependsOn } })
    onTestFinished(observer.subscribe(() => {}))
  }
  watch('people', ['contacts', 'requests'])
  watch('lists', ['saved lists'])
  await expect.poll(() => asked).toEqual({ people: 1, lists: 1 })
  return { queries, asked }
}

const mutate = (queries: QueryClient, answer: Promise<unknown>, changes: readonly Fact[], log: string[] = []) =>
  new MutationObserver(queries, {
    mutationFn: () => answer,
    meta: { changes },
    onSuccess: () => void log.push('own onSuccess'),
    onSettled: () => void log.push('own onSettled'),
  }).mutate()

test('a mutation asks anew for what depends on its changes, and for nothing else', async () => {
  const { queries, asked } = await show()
  await mutate(queries, Promise.resolve(), ['requests'])
  expect(asked).toEqual({ people: 2, lists: 1 })
  await mutate(queries, Promise.resolve(), ['saved lists', 'contacts'])
  expect(asked).toEqual({ people: 3, lists: 2 })
  await mutate(queries, Promise.resolve(), [])
  expect(asked).toEqual({ people: 3, lists: 2 })
})

test('it does so after a refusal too: somebody else may have been faster', async () => {
  const { queries, asked } = await show()
  await expect(mutate(queries, Promise.reject(new Error('409')), ['contacts'])).rejects.toThrow('409')
  expect(asked).toEqual({ people: 2, lists: 1 })
})

test('it does so after the mutation’s own onSuccess and before its own onSettled', async () => {
  const { queries, asked } = await show()
  const log: string[] = []
  onTestFinished(
    queries.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.state.data === asked.people && asked.people === 2) log.push('refreshed')
    }),
  )
  await mutate(queries, Promise.resolve(), ['contacts'], log)
  expect([log[0], log.includes('refreshed'), log.at(-1)]).toEqual(['own onSuccess', true, 'own onSettled'])
})

test('what no screen shows is asked anew when it is shown again', async () => {
  const queries = new QueryClient()
  queries.setQueryDefaults(['old'], { meta: { dependsOn: ['contacts'] } })
  queries.setQueryDefaults(['other'], { meta: { dependsOn: ['tags'] } })
  for (const key of ['old', 'other']) queries.setQueryData([key], 1)
  await refresh(queries, 'contacts')
  expect(['old', 'other'].map((key) => queries.getQueryState([key])?.isInvalidated)).toEqual([true, false])
})

test('what was put into the cache before any screen asked for it counts as stale', async () => {
  const queries = new QueryClient()
  queries.setQueryData(['put there'], 1)
  await refresh(queries, 'tags')
  expect(queries.getQueryState(['put there'])?.isInvalidated).toBe(true)
})

test('refreshing later asks for nothing now', async () => {
  const { queries, asked } = await show()
  await refreshLater(queries)
  expect(asked).toEqual({ people: 1, lists: 1 })
  expect(queries.getQueryState(['people'])?.isInvalidated).toBe(true)
})
