import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request as startRequest, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type AdmissionOptions, type AdmissionOutcome, createAdmission } from './admission.ts'

async function startServer(options: Partial<AdmissionOptions> = {}) {
  const outcomes: AdmissionOutcome[] = []
  const held: { url: string; response: ServerResponse }[] = []
  const admission = createAdmission({
    maxInFlight: 1,
    maxWaiting: 2,
    maxWaitMs: 5000,
    exemptPaths: ['/health'],
    onOutcome: (outcome) => void outcomes.push(outcome),
    ...options,
  })
  const served: string[] = []
  const handler = (request: IncomingMessage, response: ServerResponse) => {
    served.push(request.url ?? '')
    if (request.url?.startsWith('/health')) response.end('well')
    else held.push({ url: request.url ?? '', response })
  }
  const server = createServer(admission.wrap(handler)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => {
    agent.destroy()
    server.closeAllConnections()
    server.close()
  })

  const send = (path: string, body?: string) => {
    const outgoing = startRequest({ port, host: '127.0.0.1', path, agent, method: body === undefined ? 'GET' : 'POST' })
    const answer = (async () => {
      const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
      let text = ''
      for await (const chunk of response) text += String(chunk)
      return { status: response.statusCode, headers: response.headers, text, reused: outgoing.reusedSocket }
    })()
    answer.catch(() => undefined)
    outgoing.end(body)
    return { answer, abandon: () => outgoing.destroy() }
  }
  const sendAndSettle = async (path: string) => {
    const before = admission.state()
    const sent = send(path)
    await vi.waitFor(() => expect(admission.state()).not.toEqual(before), { interval: 2 })
    return sent
  }
  const finish = (path: string) => {
    const index = held.findIndex(({ url }) => url === path)
    held.splice(index, 1)[0]?.response.end('done')
  }
  const letGo = (path: string) => admission.letGo(held.find(({ url }) => url === path)!.response)
  return { admission, outcomes, served, send, sendAndSettle, finish, letGo, port }
}

test('the newest waiter is served first', async () => {
  const { sendAndSettle, served, finish } = await startServer()
  await sendAndSettle('/1')
  await sendAndSettle('/2')
  await sendAndSettle('/3')
  finish('/1')
  await vi.waitFor(() => expect(served).toEqual(['/1', '/3']))
  finish('/3')
  await vi.waitFor(() => expect(served).toEqual(['/1', '/3', '/2']))
})

/** The first part of the path says who asks, the second from which network. */
const sourceOf = ({ url = '' }: IncomingMessage) => {
  const [, caller = '', network = ''] = url.split('/')
  return { caller, network }
}

test('one caller leaves places to others, who are served before more of theirs', async () => {
  const { sendAndSettle, served, finish } = await startServer({ maxInFlight: 4, maxWaiting: 10, sourceOf })
  for (const path of ['/mal/1/a', '/mal/1/b', '/mal/1/c', '/mal/1/d', '/mal/1/e']) await sendAndSettle(path)
  expect(served).toEqual(['/mal/1/a', '/mal/1/b', '/mal/1/c'])
  await sendAndSettle('/ana/2/a')
  expect(served.at(-1)).toBe('/ana/2/a')
  await sendAndSettle('/ben/3/a')
  await sendAndSettle('/mal/1/f')
  finish('/mal/1/a')
  await vi.waitFor(() => expect(served.at(-1)).toBe('/ben/3/a'))
  finish('/mal/1/b')
  await vi.waitFor(() => expect(served.at(-1)).toBe('/mal/1/f'))
})

test('a network that shows many made-up callers comes after who has none of the places', async () => {
  const { sendAndSettle, served, finish } = await startServer({ maxInFlight: 2, maxWaiting: 10, sourceOf })
  for (const path of ['/x1/1/a', '/x2/1/a', '/ana/2/a', '/x3/1/a', '/x4/1/a']) await sendAndSettle(path)
  finish('/x1/1/a')
  await vi.waitFor(() => expect(served.at(-1)).toBe('/ana/2/a'))
})

test('when there is no room, who waits most is refused', async () => {
  const { send, sendAndSettle } = await startServer({ maxInFlight: 1, maxWaiting: 3, sourceOf })
  await sendAndSettle('/mal/1/a')
  const ana = await sendAndSettle('/ana/2/a')
  const oldest = await sendAndSettle('/mal/1/b')
  await sendAndSettle('/mal/1/c')
  send('/mal/1/d')
  expect((await oldest.answer).status).toBe(503)
  ana.abandon()
})

test('when there is no room the oldest waiter is refused, in the words of the interface', async () => {
  const { send, sendAndSettle, served, outcomes, finish } = await startServer()
  await sendAndSettle('/1')
  const oldest = await sendAndSettle('/2')
  await sendAndSettle('/3')
  send('/4')
  const refused = await oldest.answer
  expect(refused.status).toBe(503)
  expect(refused.headers).toMatchObject({
    'content-type': 'application/problem+json',
    'retry-after': '1',
    connection: 'keep-alive',
  })
  expect(JSON.parse(refused.text)).toEqual({
    type: 'about:blank',
    title: 'Too busy',
    status: 503,
    code: 'overloaded',
    detail: expect.any(String),
    requestId: refused.headers['x-request-id'],
  })
  finish('/1')
  await vi.waitFor(() => expect(served).toEqual(['/1', '/4']))
  expect(outcomes).toEqual(['admitted', 'displaced', 'waited'])
})

test('a waiter is refused after the longest wait, not before', async () => {
  const { sendAndSettle, admission } = await startServer({ maxWaitMs: 300 })
  await sendAndSettle('/1')
  const start = performance.now()
  const second = await sendAndSettle('/2')
  await pause(150)
  const third = await sendAndSettle('/3')
  expect((await second.answer).status).toBe(503)
  expect(performance.now() - start).toBeGreaterThan(295)
  expect(admission.state().waiting).toBe(1)
  expect((await third.answer).status).toBe(503)
  expect(performance.now() - start).toBeGreaterThan(445)
})

test('health answers while everything else waits', async () => {
  const { send, sendAndSettle } = await startServer({ maxWaiting: 0 })
  await sendAndSettle('/1')
  expect((await send('/2').answer).status).toBe(503)
  expect(await send('/health?deep=1').answer).toMatchObject({ status: 200, text: 'well' })
  expect((await send('/healthy').answer).status).toBe(503)
})

test('a client that goes away leaves the queue and is never served', async () => {
  const { sendAndSettle, served, finish, admission, outcomes } = await startServer()
  await sendAndSettle('/1')
  const leaving = await sendAndSettle('/2')
  leaving.abandon()
  await vi.waitFor(() => expect(admission.state()).toEqual({ inFlight: 1, waiting: 0 }))
  finish('/1')
  await vi.waitFor(() => expect(admission.state()).toEqual({ inFlight: 0, waiting: 0 }))
  expect(served).toEqual(['/1'])
  expect(outcomes).toEqual(['admitted', 'left'])
})

test('a client that goes away while served gives its place back', async () => {
  const { sendAndSettle, served, admission } = await startServer()
  const first = await sendAndSettle('/1')
  await sendAndSettle('/2')
  first.abandon()
  await vi.waitFor(() => expect(served).toEqual(['/1', '/2']))
  expect(admission.state()).toEqual({ inFlight: 1, waiting: 0 })
})

test('a place that was let go is given on once, however often and whenever its response ends', async () => {
  const { sendAndSettle, served, admission, letGo, finish } = await startServer()
  const first = await sendAndSettle('/1')
  await sendAndSettle('/2')
  await sendAndSettle('/3')
  letGo('/1')
  letGo('/1')
  finish('/1')
  await first.answer
  expect(served).toEqual(['/1', '/3'])
  expect(admission.state()).toEqual({ inFlight: 1, waiting: 1 })
})

test('a refusal keeps the connection, also when a body was being sent', async () => {
  const { send, sendAndSettle } = await startServer({ maxWaiting: 0 })
  await sendAndSettle('/1')
  const first = await send('/2', 'x'.repeat(200_000)).answer
  expect(first).toMatchObject({ status: 503, headers: { connection: 'keep-alive' } })
  await pause(10)
  expect(await send('/3').answer).toMatchObject({ status: 503, reused: true })
})

test('a client that asks to close is told so', async () => {
  const { sendAndSettle, port } = await startServer({ maxWaiting: 0 })
  await sendAndSettle('/1')
  const socket = connect(port, '127.0.0.1')
  socket.write('GET /2 HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')
  let text = ''
  for await (const chunk of socket) text += String(chunk)
  expect(text).toContain('503 Service Unavailable')
  expect(text.toLowerCase()).toContain('connection: close')
})

test('under a burst every request is answered once and no place is lost', async () => {
  const { send, admission, finish, served, outcomes } = await startServer({
    maxInFlight: 4,
    maxWaiting: 8,
    maxWaitMs: 100,
  })
  const answers = Array.from({ length: 100 }, (_, n) => send(`/${n}`).answer)
  const worker = setInterval(() => finish(served.at(-1) ?? ''), 1)
  const sweep = setInterval(() => served.forEach(finish), 5)
  const statuses = (await Promise.all(answers)).map((answer) => answer.status)
  clearInterval(worker)
  clearInterval(sweep)
  const ok = statuses.filter((status) => status === 200).length
  expect(ok + statuses.filter((status) => status === 503).length).toBe(100)
  expect(ok).toBe(served.length)
  expect(ok).toBe(outcomes.filter((outcome) => outcome === 'admitted' || outcome === 'waited').length)
  await vi.waitFor(() => expect(admission.state()).toEqual({ inFlight: 0, waiting: 0 }))
})
