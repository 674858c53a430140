import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { world, type World } from '../world/world.ts'

let made: World

beforeAll(async () => {
  made = await world()
})
afterAll(() => made.close())

/** Longer than a body may be silent. */
const silence = 4_000

/** What the server says to these bytes, until it hangs up or has been silent for long. */
const saidTo = (bytes: string | Buffer): Promise<string> =>
  new Promise((resolve) => {
    let heard = ''
    const socket = connect((made.app.server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(bytes))
    const end = () => (socket.destroy(), resolve(heard))
    socket.setTimeout(silence, end).on('data', (data) => (heard += data.toString('latin1')))
    socket.on('error', end).on('close', end)
  })

const request = (line: string, headers: readonly string[] = [], body = ''): string =>
  [line, 'host: wellmet.test', 'connection: close', ...headers, '', body].join('\r\n')
const post = 'POST /api/account/sign-in HTTP/1.1'
const manyHeaders = Array.from({ length: 10_000 }, (_, at) => `x-${at}: 1`)

const refused: [what: string, bytes: string | Buffer, status: RegExp][] = [
  ['ten thousand headers', request('GET /health/live HTTP/1.1', manyHeaders), /^HTTP\/1\.1 431/],
  ['one header of 20 kB', request('GET /health/live HTTP/1.1', [`x: ${'a'.repeat(20_000)}`]), /^HTTP\/1\.1 431/],
  ['an address of 20 kB', request(`GET /${'a'.repeat(20_000)} HTTP/1.1`), /^HTTP\/1\.1 431/],
  ['bytes that are not HTTP', Buffer.from('\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 'latin1'), /^HTTP\/1\.1 400/],
  ['a NUL in a header', request('GET /health/live HTTP/1.1', ['x: a\0b']), /^HTTP\/1\.1 400/],
  ['a method that there is not', request('MAKE /health/live HTTP/1.1'), /^HTTP\/1\.1 400/],
  [
    'two lengths',
    request(post, ['content-length: 2', 'content-length: 3', 'content-type: application/json'], '{}'),
    /^HTTP\/1\.1 400/,
  ],
  [
    'a length and chunks, as smugglers send',
    request(post, ['content-length: 4', 'transfer-encoding: chunked', 'content-type: application/json'], '0\r\n\r\n'),
    /^HTTP\/1\.1 400/,
  ],
  [
    'a chunk of no size',
    request(post, ['transfer-encoding: chunked', 'content-type: application/json'], 'zz\r\n{}\r\n0\r\n\r\n'),
    /^HTTP\/1\.1 400/,
  ],
  [
    'a length below zero',
    request(post, ['content-length: -1', 'content-type: application/json'], '{}'),
    /^HTTP\/1\.1 400/,
  ],
  [
    'a body of 300 kB',
    request(post, ['content-length: 300000', 'content-type: application/json'], 'x'.repeat(300_000)),
    /^HTTP\/1\.1 413/,
  ],
  [
    'a body that does not come',
    request(post, ['content-length: 10', 'content-type: application/json'], '{}'),
    /^HTTP\/1\.1 408/,
  ],
]

test.each(refused)('%s is refused', async (_what, bytes, status) => {
  expect((await saidTo(bytes)).slice(0, 200)).toMatch(status)
})

test('the server answers as before after all of it', async () => {
  await Promise.all(refused.map(([, bytes]) => saidTo(bytes)))
  expect(await saidTo(request('GET /health/live HTTP/1.1'))).toMatch(/^HTTP\/1\.1 200 OK.*"alive"/s)
})

test('the timeouts are those of the server that listens', async () => {
  expect(await saidTo('GET /health/live HTTP/1.1\r\nhost: wellmet.test\r\n\r\n')).toMatch(/keep-alive: timeout=65/i)
  expect(made.app.server).toMatchObject({ timeout: 30_000, headersTimeout: 10_000, requestTimeout: 3_600_000 })
})

test('headers that trickle in are cut off in seconds', async () => {
  const socket = connect((made.app.server.address() as AddressInfo).port, '127.0.0.1')
  let heard = ''
  // A header that is written after the server hung up resets the connection. `once` would throw that.
  const closed = new Promise((resolve) => socket.on('close', resolve).on('error', () => {}))
  socket.on('data', (data) => (heard += data.toString()))
  socket.write('GET /health/live HTTP/1.1\r\nhost: wellmet.test\r\n')
  const trickle = setInterval(() => socket.write('x: 1\r\n'), 500)
  await closed
  clearInterval(trickle)
  expect(heard).toMatch(/^HTTP\/1\.1 408/)
}, 25_000)
