import { expect, test } from 'vitest'
import { cursorOf, unwrap, unwrapTagged } from './query.ts'

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

test('the first page has no cursor', () => {
  expect([cursorOf(null), cursorOf('next')]).toEqual([{}, { cursor: 'next' }])
})
