import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { ownTimeOf } from '../../tests/own-time.ts'
import { createOutbound, type OutboundCall, type OutboundOptions } from './outbound.ts'

const patient = { failureShare: 0.99, calls: 10_000, fewest: 10_000, openMs: 1000 }

async function start(listener: RequestListener, options: OutboundOptions = {}) {
  const seen: { method: string; url: string; headers: Record<string, unknown> }[] = []
  const server = createServer((request, response) => {
    seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers })
    listener(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const calls: OutboundCall[] = []
  const outbound = createOutbound({
    trustedOrigins: [origin],
    breaker: patient,
    onCall: (call) => void calls.push(call),
    ...options,
  })
  onTestFinished(async () => {
    await outbound.close()
    server.closeAllConnections()
    server.close()
  })
  return { outbound, origin, seen, calls }
}

async function timed(run: Promise<unknown>): Promise<{ code: unknown; ms: number }> {
  const { result: code, ms } = await ownTimeOf(() =>
    run.then(
      () => 'answered',
      (error: { code: unknown }) => error.code,
    ),
  )
  return { code, ms }
}

test('sends what it was given, reads the answer and reports the call', async () => {
  const { outbound, origin, seen, calls } = await start((_, response) =>
    response.writeHead(201, { 'x-a': '1' }).end('{"id":7}'),
  )
  const answer = await outbound.request(`${origin}/things?q=1`, {
    method: 'POST',
    body: '{}',
    headers: { 'X-Key': 'k' },
    idempotencyKey: 'i-1',
  })
  expect(answer).toMatchObject({ status: 201, headers: { 'x-a': '1' }, tries: 1 })
  expect(answer.json()).toEqual({ id: 7 })
  expect(seen[0]).toMatchObject({
    method: 'POST',
    url: '/things?q=1',
    headers: { 'x-key': 'k', 'idempotency-key': 'i-1', 'accept-encoding': 'identity' },
  })
  expect(calls).toEqual([{ origin, method: 'POST', outcome: 201, tries: 1, ms: expect.any(Number) }])
})

test('follows at most three redirects and turns a posted form into a read', async () => {
  const { outbound, origin, seen } = await start((request, response) => {
    const step = Number(request.url?.slice(1))
    if (step === 0) response.end('there')
    else response.writeHead(303, { location: `/${step - 1}` }).end()
  })
  expect(
    (
      await outbound.request(`${origin}/3`, { method: 'POST', body: 'x', headers: { 'content-type': 'text/plain' } })
    ).text(),
  ).toBe('there')
  expect(seen.map(({ method }) => method)).toEqual(['POST', 'GET', 'GET', 'GET'])
  expect(seen[1]?.headers).not.toHaveProperty('content-type')
  await expect(outbound.request(`${origin}/4`)).rejects.toMatchObject({ code: 'too_many_redirects' })
})

test('a question about a calendar stays one when it is redirected', async () => {
  const { outbound, origin, seen } = await start((request, response) => {
    if (request.url === '/there') response.writeHead(207).end('<multistatus/>')
    else response.writeHead(301, { location: '/there' }).end()
  })
  const answer = await outbound.request(`${origin}/.well-known/caldav`, { method: 'PROPFIND', body: '<propfind/>' })
  expect(answer.status).toBe(207)
  expect(seen.map(({ method }) => method)).toEqual(['PROPFIND', 'PROPFIND'])
})

test('a body that never ends is cut at the limit', async () => {
  let written = 0
  const { outbound, origin } = await start((_, response) => {
    const block = Buffer.alloc(64 * 1024)
    const more = () => {
      while (!response.destroyed && response.write(block)) written += block.length
    }
    response.on('drain', more)
    more()
  })
  const { code, ms } = await timed(outbound.request(origin))
  expect(code).toBe('too_large')
  expect(ms).toBeLessThan(2000)
  expect(written).toBeLessThan(16 * 1024 * 1024)
  expect((await timed(outbound.request(origin, { maxBytes: 10 }))).code).toBe('too_large')
})

test('a body that drips is ended by the deadline of the call', async () => {
  const { outbound, origin } = await start((_, response) => {
    const drip = setInterval(() => response.write('.'), 20)
    response.on('close', () => clearInterval(drip))
  })
  const { code, ms } = await timed(outbound.request(origin, { totalMs: 250, method: 'POST' }))
  expect(code).toBe('timeout')
  expect(ms).toBeLessThan(600)
})

test('a body that falls silent and headers that never come are ended by their own limits', async () => {
  const limits = { bodyMs: 100, headersMs: 100, maxTries: 1 }
  const silent = await start((_, response) => response.writeHead(200).write('a'), limits)
  const mute = await start(() => undefined, limits)
  for (const { outbound, origin } of [silent, mute]) {
    const { code, ms } = await timed(outbound.request(origin))
    expect(code).toBe('timeout')
    expect(ms).toBeLessThan(1500)
  }
})

test('the caller can give up', async () => {
  const { outbound, origin } = await start(() => undefined)
  const { code, ms } = await timed(outbound.request(origin, { signal: AbortSignal.timeout(50) }))
  expect(code).toBe('aborted')
  expect(ms).toBeLessThan(500)
})

test('a passing failure is tried again, but a POST only with an idempotency key', async () => {
  let count = 0
  const { outbound, origin, seen } = await start((_, response) =>
    response.writeHead((count += 1) % 2 === 1 ? 503 : 200).end(),
  )
  expect(await outbound.request(origin)).toMatchObject({ status: 200, tries: 2 })
  expect(await outbound.request(origin, { method: 'POST' })).toMatchObject({ status: 503, tries: 1 })
  count = 0
  expect(await outbound.request(origin, { method: 'POST', idempotencyKey: 'same' })).toMatchObject({
    status: 200,
    tries: 2,
  })
  expect(seen.slice(-2).map(({ headers }) => headers['idempotency-key'])).toEqual(['same', 'same'])
})

test('what is wrong with the request itself is not tried again', async () => {
  const { outbound, origin } = await start((request, response) =>
    response.writeHead(Number(request.url?.slice(1))).end(),
  )
  for (const status of [400, 401, 404, 409, 500])
    expect(await outbound.request(`${origin}/${status}`)).toMatchObject({ status, tries: 1 })
})

test('Retry-After is honoured, and given up when it lies beyond the deadline', async () => {
  let wait = '1'
  let count = 0
  const { outbound, origin } = await start((_, response) => {
    if ((count += 1) === 1) response.writeHead(429, { 'retry-after': wait }).end()
    else response.end()
  })
  const started = performance.now()
  expect(await outbound.request(origin)).toMatchObject({ status: 200, tries: 2 })
  expect(performance.now() - started).toBeGreaterThan(990)
  wait = '3600'
  count = 0
  expect(await outbound.request(origin)).toMatchObject({ status: 429, tries: 1 })
})

test('a failing server gets at most a tenth more requests, not three times as many', async () => {
  const { outbound, origin, seen } = await start((_, response) => response.writeHead(503).end())
  const answers = await Promise.all(Array.from({ length: 200 }, () => outbound.request(origin)))
  expect(answers.every(({ status }) => status === 503)).toBe(true)
  expect(seen.length).toBeGreaterThan(200)
  expect(seen.length).toBeLessThanOrEqual(200 * 1.1 + 3)
})

test('after too many failures the origin is left alone, then tried again and trusted again', async () => {
  let isWell = false
  const breaker = { failureShare: 0.5, calls: 10, fewest: 5, openMs: 200 }
  const { outbound, origin, seen, calls } = await start((_, response) => response.writeHead(isWell ? 200 : 500).end(), {
    breaker,
  })
  for (let n = 0; n < 30; n += 1) await outbound.request(origin).catch(() => undefined)
  expect(seen.length).toBeLessThan(8)
  expect(calls.at(-1)?.outcome).toBe('circuit_open')
  isWell = true
  await new Promise((done) => setTimeout(done, 250))
  expect((await outbound.request(origin)).status).toBe(200)
  expect((await outbound.request(origin)).status).toBe(200)
})

test('a server that hangs up is reported as unreachable', async () => {
  const { outbound, origin, calls } = await start((request) => request.socket.destroy(), { maxTries: 1 })
  await expect(outbound.request(origin)).rejects.toMatchObject({ name: 'OutboundError', code: 'unreachable' })
  expect(calls[0]).toMatchObject({ outcome: 'unreachable', tries: 1 })
})
