import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openMailTransport } from './transport.ts'

type Moment = 'connect' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'body'
type React = (socket: Socket) => void

const answers: Record<Moment, string> = {
  connect: '220 here',
  EHLO: '250 here',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  body: '250 taken',
}

/** Speaks SMTP up to the moment, and then does what the test says. Counts the bodies that arrived whole. */
async function serverThat(moment: Moment | 'never', react: React = () => {}, plaintextHosts?: string[]) {
  let bodies = 0
  const server = createServer((socket) => {
    const reach = (now: Moment) => (now === moment ? react(socket) : socket.write(`${answers[now]}\r\n`))
    let text = ''
    let inBody = false
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      text += String(chunk)
      if (inBody && text.endsWith('\r\n.\r\n')) {
        bodies += 1
        inBody = false
        text = ''
        reach('body')
      } else if (!inBody && text.endsWith('\r\n')) {
        const word = text.slice(0, 4).toUpperCase() as Moment
        text = ''
        inBody = word === 'DATA' && moment !== 'DATA'
        reach(word)
      }
    })
    reach('connect')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // 0.0.0.0 leads here too, and is not known as this machine.
  const host = plaintextHosts ? '0.0.0.0' : '127.0.0.1'
  const transport = openMailTransport(`smtp://${host}:${(server.address() as AddressInfo).port}`, {
    connections: 2,
    plaintextHosts: plaintextHosts ?? [],
  })
  onTestFinished(() => {
    transport.close()
    server.close()
  })
  return { transport, bodies: () => bodies }
}

const mail = {
  from: 'hello@wellmet.example',
  to: { name: 'Ana', address: 'ana@example.com' },
  subject: 'Hello',
  text: 'Dear Ana,',
  messageId: '<1@wellmet.example>',
}

const says =
  (line: string): React =>
  (socket) =>
    socket.write(`${line}\r\n`)
const hangUp: React = (socket) => socket.end()
const reset: React = (socket) => socket.resetAndDestroy()

test('an email that the server takes is sent', async () => {
  const { transport, bodies } = await serverThat('never')
  expect(await transport.deliver(mail)).toEqual({ verdict: 'sent', problem: null })
  expect(bodies()).toBe(1)
})

test.each<[string, Moment, React, string, number]>([
  ['hangs up before the greeting', 'connect', hangUp, 'not taken', 0],
  ['resets before the greeting', 'connect', reset, 'not taken', 0],
  ['hangs up at the sender', 'MAIL', hangUp, 'not taken', 0],
  ['resets at the recipient', 'RCPT', reset, 'not taken', 0],
  ['is busy at the sender', 'MAIL', says('451 later'), 'not taken', 0],
  ['wants a password that we do not have', 'MAIL', says('530 sign in first'), 'not taken', 0],
  ['serves nobody', 'connect', says('554 no service'), 'not taken', 0],
  ['refuses the sender', 'MAIL', says('553 sender rejected'), 'refused', 0],
  ['does not know the recipient', 'RCPT', says('550 nobody'), 'refused', 0],
  ['hangs up before the body', 'DATA', hangUp, 'not taken', 0],
  ['is full after the body', 'body', says('452 full'), 'not taken', 1],
  ['does not like the body', 'body', says('554 spam'), 'refused', 1],
  ['hangs up after the body', 'body', hangUp, 'parked', 1],
  ['resets after the body', 'body', reset, 'parked', 1],
])('when the server %s', async (_, moment, react, verdict, received) => {
  const { transport, bodies } = await serverThat(moment, react)
  expect((await transport.deliver(mail)).verdict).toBe(verdict)
  // Never a second time behind our back.
  expect(bodies()).toBe(received)
})

test('when no server answers, the email is not taken', async () => {
  const transport = openMailTransport('smtp://127.0.0.1:1', { connections: 1, plaintextHosts: [] })
  onTestFinished(() => transport.close())
  expect((await transport.deliver(mail)).verdict).toBe('not taken')
})

test('a server elsewhere that offers no TLS gets no mail, unless its host is named', async () => {
  const refused = await serverThat('never', undefined, [])
  expect(await refused.transport.deliver(mail)).toMatchObject({ verdict: 'not taken' })
  expect(refused.bodies()).toBe(0)
  const named = await serverThat('never', undefined, ['0.0.0.0'])
  expect(await named.transport.deliver(mail)).toMatchObject({ verdict: 'sent' })
})
