import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'
import { redactText } from './redact-text.ts'
import { withRequest } from './request-context.ts'
import { takeRequestId } from './request-id.ts'

const canary = 'canary-7f3a9c1d5e'

function listen() {
  const lines: string[] = []
  const log = createLog({ level: 'trace', name: 'test', destination: { write: (line) => void lines.push(line) } })
  const written = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  return { log, written, text: () => lines.join('') }
}

const secretKeys = `
  authorization Authorization proxy-authorization cookie set-cookie Set-Cookie password newPassword token
  access_token refreshToken id_token X-Auth-Token secret clientSecret client_secret apiKey api_key x-api-key
  credentials privateKey codeVerifier html text body bodyHtml
`
  .trim()
  .split(/\s+/)

test.each(secretKeys)('the value under %s never reaches the output, at any depth', (key) => {
  const { log, text } = listen()
  const holder = { [key]: canary }
  log.info(holder, 'top')
  log.info({ a: { b: { c: { d: [{ e: holder }] } } } }, 'deep')
  log.info({ map: new Map([[key, canary]]), set: new Set([holder]) }, 'collections')
  log.child(holder).info('child binding')
  log.child({ nested: { more: holder } }).info('nested child binding')
  log.child({}, { serializers: { user: () => holder } }).info({ user: 1 }, 'serializer of a child')
  log.child({}, { formatters: { log: () => holder } }).info({}, 'formatter of a child')
  log.info({ config: { [key]: { inside: canary, list: [canary] } } }, 'object under a secret name')
  log.info('interpolated %j and %o', holder, { x: holder })
  expect(text()).not.toContain(canary)
})

test('secrets inside errors stay out: own fields, causes, aggregates, messages and stacks', () => {
  const { log, text } = listen()
  const inner = Object.assign(new Error(`401 for https://user:${canary}@mail.test/x?access_token=${canary}&b=1`), {
    config: { headers: { Authorization: `Bearer ${canary}` }, data: { password: canary } },
    detail: `Failing row contains (1, ${canary}).`,
  })
  const outer = new Error(`refresh failed: {"refresh_token":"${canary}"}`, { cause: inner })
  log.error(outer)
  log.error({ err: new AggregateError([outer, inner], `Authorization: Bearer ${canary}`) }, 'several')
  log.warn({ problem: { reason: inner } }, 'nested')
  expect(text()).not.toContain(canary)
  expect(text()).toContain('mail.test')
})

test.each([
  `Authorization: Bearer ${canary}`,
  `cookie: theme=dark; session=${canary}; b=${canary}`,
  `postgres://app:${canary}@db:5432/app`,
  `GET /callback?state=1&token=${canary}&x=2`,
  `{"password": "${canary}"}`,
  `client_secret=${canary}`,
  `Basic ${Buffer.from(`user:${canary}`).toString('base64')}`,
  `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(canary).toString('base64url')}.c2lnbmF0dXJl`,
])('credentials in free text are removed: %s', (message) => {
  const { log, text } = listen()
  log.info(message)
  log.info({ note: message, list: [message] })
  const base64 = Buffer.from(canary).toString('base64url').slice(2, -3)
  expect(text()).not.toContain(canary)
  expect(text()).not.toContain(base64)
})

test('cleaning twice changes nothing more', () => {
  const once = redactText('token=abc123, {"password":"x"} cookie: a=b')
  expect(once).toBe('token=[redacted], {"password":"[redacted]"} cookie: [redacted]')
  expect(redactText(once)).toBe(once)
})

test('what operators need stays readable', () => {
  const { log, written } = listen()
  log.info(
    { code: 'ECONNREFUSED', userId: 'u1', inputTokens: 120, hasPassword: true, password: null, at: new Date(0) },
    'done in 3 ms',
  )
  expect(written()[0]).toMatchObject({
    level: 'info',
    name: 'test',
    msg: 'done in 3 ms',
    code: 'ECONNREFUSED',
    userId: 'u1',
    inputTokens: 120,
    hasPassword: true,
    password: null,
    at: '1970-01-01T00:00:00.000Z',
  })
})

test('an error keeps its type, message, stack and code', () => {
  const { log, written } = listen()
  log.error(Object.assign(new TypeError('no route'), { code: 'E_ROUTE', status: 404 }))
  expect(written()[0]).toMatchObject({
    msg: 'no route',
    err: { type: 'TypeError', message: 'no route', code: 'E_ROUTE', status: 404 },
  })
  expect(written()[0]).toHaveProperty('err.stack', expect.stringContaining('log.test.ts'))
})

test('circular, huge, binary and foreign values are written without harm', () => {
  const { log, written, text } = listen()
  const ring: Record<string, unknown> = { big: 2n ** 70n, bytes: Buffer.from(canary), fn: () => canary }
  ring['self'] = ring
  log.info({ ring, long: 'x'.repeat(100_000), many: Array.from({ length: 5000 }, (_, n) => n) })
  expect(text()).not.toContain(canary)
  expect(text().length).toBeLessThan(40_000)
  expect(written()[0]).toMatchObject({ ring: { self: '[circular]', bytes: `[${canary.length} bytes]` } })
})

test('a live request and response are summarised, not walked', async () => {
  const { log, written, text } = listen()
  const server = createServer((req, res) => {
    log.info({ req, res, socket: req.socket }, 'seen')
    res.end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise<void>((done) => {
    const headers = { authorization: `Bearer ${canary}`, cookie: `s=${canary}` }
    request({ port, path: `/a?token=${canary}`, headers }, (res) => res.resume().on('end', done)).end()
  })
  server.close()
  expect(text()).not.toContain(canary)
  expect(written()[0]).toMatchObject({
    req: { method: 'GET', url: '/a?token=[redacted]' },
    res: { statusCode: 200 },
    socket: '[Socket]',
  })
})

test('every line inside a request carries its id, also after an await', async () => {
  const { log, written } = listen()
  await withRequest({ id: 'request-0001', network: '192.0.2.0/24' }, async () => {
    await new Promise((done) => setTimeout(done, 1))
    log.info('inside')
  })
  log.info('outside')
  expect(written()[0]).toMatchObject({ requestId: 'request-0001' })
  expect(written()[1]).not.toHaveProperty('requestId')
})

test('a request id from outside is kept only when it is harmless', () => {
  expect(takeRequestId('abc-12345', true)).toBe('abc-12345')
  expect(takeRequestId('abc-12345', false)).toMatch(/^[0-9a-f-]{36}$/)
  for (const odd of [
    undefined,
    '',
    'short',
    'a'.repeat(129),
    'x\ny-injected',
    ['abc-12345', 'b'],
    '<script>alert(1)</script>',
  ]) {
    expect(takeRequestId(odd, true)).toMatch(/^[0-9a-f-]{36}$/)
  }
})
