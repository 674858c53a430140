import { expect, test } from 'vitest'
import { contracts } from '../../apps/api/contracts.ts'
import { pathOf } from '@wellmet/platform/contract/endpoint.ts'
import { worldForThisTest } from '../../tests/world/world.ts'

const ours = 'chrome-extension://abcdefghijklmnopabcdefghijklmnop'
const others = [
  'chrome-extension://ponmlkjihgfedcbaponmlkjihgfedcba',
  'https://evil.example',
  'null',
  `${ours}.evil.example`,
]

async function stage() {
  const world = await worldForThisTest({ EXTENSION_ORIGINS: `${ours}, moz-extension://1b7c` })
  const ask = (path: string, origin: string, method = 'GET', headers: Record<string, string> = {}) =>
    fetch(`${world.origin()}${path}`, { method, headers: { origin, ...headers } })
  const preflight = (path: string, origin: string) =>
    ask(path, origin, 'OPTIONS', { 'access-control-request-method': 'POST' })
  return { ask, preflight }
}

const corsHeaders = (answer: Response): string[] =>
  [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))

test('a configured extension may read the answers under /v1, refusals among them, and never with cookies', async () => {
  const { ask, preflight } = await stage()
  const answer = await ask('/v1/auth/session', ours)
  expect(answer.status).toBe(401)
  expect(answer.headers.get('access-control-allow-origin')).toBe(ours)
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
  expect(answer.headers.get('vary')).toContain('Origin')
  const before = await preflight('/v1/auth/refresh', ours)
  expect(before.status).toBe(204)
  expect(before.headers.get('access-control-allow-origin')).toBe(ours)
  expect(before.headers.get('access-control-allow-headers')).toContain('authorization')
})

test('no other origin may, and no other path answers any origin', async () => {
  const { ask, preflight } = await stage()
  for (const origin of others) {
    expect(corsHeaders(await ask('/v1/auth/session', origin))).toEqual([])
    expect(corsHeaders(await preflight('/v1/auth/refresh', origin))).toEqual([])
  }
  const paths = contracts.flatMap(({ endpoints }) => Object.values(endpoints)).map(pathOf)
  const elsewhere = [...new Set(paths.filter((path) => !path.startsWith('/v1/')))]
  expect(elsewhere.length).toBeGreaterThan(150)
  for (const path of [...elsewhere, '/', '/docs', '/v1', '/api/v1/x'])
    expect([path, ...corsHeaders(await preflight(path, ours))]).toEqual([path])
})

test('without configured origins nobody may', async () => {
  const world = await worldForThisTest()
  const answer = await fetch(`${world.origin()}/v1/auth/session`, { headers: { origin: ours } })
  expect(corsHeaders(answer)).toEqual([])
})
