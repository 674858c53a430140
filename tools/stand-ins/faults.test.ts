import { afterEach, expect, test } from 'vitest'
import type { Refusals, Route } from './stand-in-protocol.ts'
import { startStandIn, type StandInServer } from './stand-in-server.ts'

const refusals: Refusals = {
  unauthorized: () => ({ status: 401, body: { error: 'token' } }),
  expiredCursor: () => ({ status: 410, body: { error: 'cursor' } }),
  tooManyRequests: () => ({ status: 429, body: { error: 'slow down' } }),
  serverError: (status) => ({ status, body: { error: 'broken' } }),
  notFound: () => ({ status: 404, body: { error: 'path' } }),
}
const pageSize = 5
const routes: Route[] = [
  {
    operation: 'numbers.list',
    method: 'GET',
    path: /^\/numbers$/,
    answer({ query }) {
      const from = Number(query.get('from') ?? 0)
      return { status: 200, items: 'numbers', body: { numbers: Array.from({ length: pageSize }, (_, i) => from + i) } }
    },
  },
  { operation: 'me', method: 'GET', path: /^\/me$/, answer: (_asked, grant) => ({ status: 200, body: grant }) },
]

let standIn: StandInServer
afterEach(() => standIn.close())

const open = async () => {
  const grantOf = (token: string) => (token === 'of-ben' ? { account: 'ben@example.com', scopes: [] } : undefined)
  standIn = await startStandIn({ routes, refusals, grant: { account: 'ana@example.com', scopes: ['all'] }, grantOf })
}

const get = (path: string, token = standIn.token) =>
  fetch(standIn.url + path, { headers: { authorization: `Bearer ${token}` } })

const numbers = async (from: number) =>
  ((await (await get(`/numbers?from=${from}`)).json()) as { numbers: number[] }).numbers

test('requests need a token, and each is counted with what it was answered', async () => {
  await open()
  expect(await (await get('/me')).json()).toEqual({ account: 'ana@example.com', scopes: ['all'] })
  expect(await (await get('/me', 'of-ben')).json()).toEqual({ account: 'ben@example.com', scopes: [] })
  expect((await get('/me', 'of-nobody')).status).toBe(401)
  expect((await fetch(`${standIn.url}/me`)).status).toBe(401)
  expect((await get('/elsewhere')).status).toBe(404)
  expect(standIn.countOf('me')).toBe(4)
  expect(standIn.asked.map(({ status }) => status)).toEqual([200, 200, 401, 401, 404])
})

test('a fault strikes from its request on, as often as it says, and only where it applies', async () => {
  await open()
  standIn.faults.script(
    { kind: 'unauthorized', when: ({ operation }) => operation === 'numbers.list', at: 2 },
    { kind: 'server error', status: 500, when: ({ operation }) => operation === 'me', at: 2, times: 2 },
  )
  const statuses = async (path: string) => {
    const all: number[] = []
    for (let i = 0; i < 4; i += 1) all.push((await get(path)).status)
    return all
  }
  expect(standIn.faults.pending).toBe(2)
  expect(await statuses('/numbers')).toEqual([200, 401, 200, 200])
  expect(await statuses('/me')).toEqual([200, 500, 500, 200])
  expect(standIn.faults.pending).toBe(0)
})

test('a refusal may say when to come again, in seconds, as a date or not at all', async () => {
  await open()
  standIn.faults.script({ kind: 'too many requests', retryAfter: 7 })
  const inSeconds = await get('/me')
  expect([inSeconds.status, inSeconds.headers.get('retry-after')]).toEqual([429, '7'])
  standIn.faults.script({ kind: 'too many requests', retryAfter: 60, written: 'as a date' })
  const asDate = Date.parse((await get('/me')).headers.get('retry-after')!)
  expect(asDate - Date.now()).toBeGreaterThan(55_000)
  expect(asDate - Date.now()).toBeLessThan(61_000)
  standIn.faults.script({ kind: 'too many requests' })
  expect((await get('/me')).headers.has('retry-after')).toBe(false)
})

test('an expired cursor and an answer of one’s own', async () => {
  await open()
  standIn.faults.script({ kind: 'expired cursor' })
  expect((await get('/numbers')).status).toBe(410)
  standIn.faults.script({ kind: 'this answer', status: 418, body: { is: 'a teapot' }, headers: { 'x-tea': 'yes' } })
  const teapot = await get('/numbers')
  expect([teapot.status, teapot.headers.get('x-tea'), await teapot.json()]).toEqual([418, 'yes', { is: 'a teapot' }])
})

test('a cut body is noticed while reading, not before', async () => {
  await open()
  standIn.faults.script({ kind: 'cut body' })
  const response = await get('/numbers')
  expect(response.status).toBe(200)
  await expect(response.text()).rejects.toThrow('terminated')
  expect((await get('/numbers')).status).toBe(200)
})

test('a slow body begins at once and ends late', async () => {
  await open()
  standIn.faults.script({ kind: 'slow body', ms: 600 })
  const began = performance.now()
  const response = await get('/numbers')
  const headersAfter = performance.now() - began
  await response.json()
  expect(performance.now() - began).toBeGreaterThan(590)
  expect(headersAfter).toBeLessThan(400)
})

test('a page may repeat items of the one before, or have its own in another order', async () => {
  await open()
  standIn.faults.script({ kind: 'repeated items', at: 2, count: 2 }, { kind: 'items out of order', at: 3 })
  expect(await numbers(0)).toEqual([0, 1, 2, 3, 4])
  expect(await numbers(5)).toEqual([3, 4, 5, 6, 7, 8, 9])
  expect(await numbers(10)).toEqual([14, 13, 12, 11, 10])
  expect(await numbers(15)).toEqual([15, 16, 17, 18, 19])
})

test('the clock of the provider may be wrong', async () => {
  await open()
  standIn.faults.script({ kind: 'wrong clock', aheadBySeconds: -3_600 })
  expect(Date.parse((await get('/me')).headers.get('date')!)).toBeLessThan(Date.now() - 3_590_000)
})

test('requests under way at once are counted for each token', async () => {
  await open()
  standIn.latencyMs = 300
  await Promise.all([get('/me'), get('/me'), get('/me'), get('/me', 'of-ben')])
  expect(standIn.asked.map(({ concurrent }) => concurrent).toSorted((a, b) => a - b)).toEqual([1, 1, 2, 3])
  await get('/me')
  expect(standIn.asked.at(-1)?.concurrent).toBe(1)
})
