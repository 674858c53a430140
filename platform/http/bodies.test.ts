import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createBodies, usualBodyLimits, type BodyLimits } from './bodies.ts'

const patient = { bytes: 1, withinMs: 10_000 }

async function start(limits: Partial<BodyLimits>) {
  const served: string[] = []
  const bodies = createBodies({
    limits: { ...usualBodyLimits, pace: patient, ...limits },
    networkOf: (request) => request.socket.remoteAddress ?? '',
  })
  const server = createServer(
    bodies.wrap((request, response) => {
      const body = bodies.bodyOf(request)
      void (body ? text(body) : Promise.resolve('')).then((whole) => {
        served.push(whole)
        response.end('served')
      })
    }),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  /** Sends the head and the beginning of a body, and hears what is said to it. */
  const begin = async (beginning: string, length: number | 'chunked', localAddress = '127.0.0.1') => {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    onTestFinished(() => void socket.destroy())
    const client = { socket, heard: '', isClosed: false }
    socket.on('data', (data) => (client.heard += data.toString()))
    socket.on('error', () => {})
    socket.on('close', () => (client.isClosed = true))
    await once(socket, 'connect')
    const size = length === 'chunked' ? 'transfer-encoding: chunked' : `content-length: ${length}`
    socket.write(`POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n${size}\r\n\r\n${beginning}`)
    await pause(20)
    return client
  }
  return { served, begin }
}

const patience = { timeout: 5_000 }

test('a request goes on when its body is whole, and not before', async () => {
  const { served, begin } = await start({})
  const client = await begin('{"a"', 7)
  expect(served).toEqual([])
  client.socket.write(':1}')
  await expect.poll(() => client.heard, patience).toContain('served')
  expect(served).toEqual(['{"a":1}'])
})

test('a body that trickles in is refused, and its connection is closed', async () => {
  const { served, begin } = await start({ pace: { bytes: 100, withinMs: 200 } })
  const client = await begin('{', 2_000)
  const trickle = setInterval(() => client.socket.write(' '), 20)
  onTestFinished(() => clearInterval(trickle))
  await expect.poll(() => client.heard, patience).toContain('HTTP/1.1 408')
  await expect.poll(() => client.heard, patience).toContain('"code":"too_slow"')
  await vi.waitFor(() => expect(client.isClosed).toBe(true))
  expect(served).toEqual([])
})

test('a body that began fast and then stops is refused too', async () => {
  const { begin } = await start({ pace: { bytes: 100, withinMs: 200 } })
  const client = await begin('x'.repeat(50_000), 60_000)
  await expect.poll(() => client.heard, patience).toContain('HTTP/1.1 408')
})

test('a body that comes slowly, but fast enough, is served', async () => {
  const { served, begin } = await start({ pace: { bytes: 100, withinMs: 400 } })
  const client = await begin('', 1_000)
  for (let sent = 0; sent < 10; sent += 1) {
    client.socket.write('x'.repeat(100))
    await pause(100)
  }
  await expect.poll(() => client.heard, patience).toContain('served')
  expect(served).toEqual(['x'.repeat(1_000)])
})

test('when one network has too many unfinished bodies, its own oldest makes room', async () => {
  const { begin } = await start({ maxPerNetwork: 2 })
  const elsewhere = await begin('{', 10, '127.0.0.2')
  const [first, second, third] = [await begin('{', 10), await begin('{', 10), await begin('{', 10)]
  await expect.poll(() => first.heard, patience).toContain('HTTP/1.1 503')
  await expect.poll(() => first.heard, patience).toContain('retry-after: 1')
  expect([elsewhere.heard, second.heard, third.heard]).toEqual(['', '', ''])
})

test('when all together have too many unfinished bodies, the oldest makes room', async () => {
  const { begin } = await start({ maxUnfinished: 2 })
  const addresses = ['127.0.0.1', '127.0.0.2', '127.0.0.3']
  const clients: { heard: string; socket: Socket }[] = []
  for (const address of addresses) clients.push(await begin('{', 10, address))
  await expect.poll(() => clients[0]!.heard, patience).toContain('HTTP/1.1 503')
  expect(clients.slice(1).map((client) => client.heard)).toEqual(['', ''])
})

test('a body that has arrived or broken off takes no room', async () => {
  const { begin } = await start({ maxPerNetwork: 1 })
  const arrived = await begin('{}', 2)
  await expect.poll(() => arrived.heard, patience).toContain('served')
  const leaving = await begin('{', 10)
  leaving.socket.destroy()
  await pause(50)
  const staying = await begin('{', 10)
  await pause(50)
  expect([leaving.heard, staying.heard]).toEqual(['', ''])
})

test('a body that is too large is refused by its length, or when it passes the limit in chunks', async () => {
  const { served, begin } = await start({ maxBytes: 100 })
  const long = await begin('{', 101)
  await expect.poll(() => long.heard, patience).toContain('HTTP/1.1 413')
  const chunked = await begin(`65\r\n${'x'.repeat(101)}\r\n`, 'chunked')
  await expect.poll(() => chunked.heard, patience).toContain('HTTP/1.1 413')
  const whole = await begin(`64\r\n${'x'.repeat(100)}\r\n0\r\n\r\n`, 'chunked')
  await expect.poll(() => whole.heard, patience).toContain('served')
  expect(served).toEqual(['x'.repeat(100)])
})
