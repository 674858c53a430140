import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { cursorOf, invalidate, keyOf, unwrap, unwrapTagged } from './query.ts'

const reply = (response: Response, rest: { data?: string; error?: unknown }) => Promise.resolve({ response, ...rest })

test('a reply is its body, with its tag where that is wanted', async () => {
  const tagged = () => reply(new Response('', { headers: { etag: '"1"' } }), { data: 'body' })
  expect(await unwrap(tagged())).toBe('body')
  expect(await unwrapTagged(tagged())).toEqual({ body: 'body', etag: '"1"' })
  expect(await unwrap(reply(new Response(null, { status: 204 }), {}))).toBeUndefined()
})

test('a failed request rejects with its problem, and without one with its status', async () => {
  const problem = { title: 'Gone', status: 410, code: 'link_not_valid' }
  await expect(unwrap(reply(new Response('', { status: 410 }), { error: problem }))).rejects.toBe(problem)
  await expect(unwrap(reply(new Response('', { status: 502 }), {}))).rejects.toThrow('502')
})

test('the path alone stands for all its queries, and for no other path', async () => {
  const queries = new QueryClient()
  const mine = keyOf('/api/network/lists', 'a')
  const page = keyOf('/api/network/lists/{id}', 'a')
  for (const queryKey of [mine, page]) queries.setQueryData<number>(queryKey, 1)
  await invalidate(queries, keyOf('/api/network/lists'))
  expect(queries.getQueryState(mine)?.isInvalidated).toBe(true)
  expect(queries.getQueryState(page)?.isInvalidated).toBe(false)
})

test('the first page has no cursor', () => {
  expect([cursorOf(null), cursorOf('next')]).toEqual([{}, { cursor: 'next' }])
})
