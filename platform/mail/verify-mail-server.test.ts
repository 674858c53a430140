import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { findFreePort } from '../../tools/services/free-port.ts'
import { verifyMailServer } from './verify-mail-server.ts'

async function serverWith(options: SMTPServerOptions): Promise<number> {
  const server = new SMTPServer({ authOptional: true, logger: false, ...options })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
  return (server.server.address() as AddressInfo).port
}

const plain: SMTPServerOptions = { disabledCommands: ['STARTTLS', 'AUTH'] }
const refusing: SMTPServerOptions = {
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  onAuth: (_auth, _session, done) => done(new Error('Wrong password')),
}

test('a server that answers is fine', async () => {
  expect(await verifyMailServer(`smtp://127.0.0.1:${await serverWith(plain)}`, [])).toBeNull()
})

test('TLS at a port that speaks STARTTLS, and the other way round, is told with what to write', async () => {
  const withStarttls = await serverWith({})
  expect(await verifyMailServer(`smtps://127.0.0.1:${withStarttls}`, [])).toBe(
    `port ${withStarttls} speaks STARTTLS, use smtp:// instead of smtps://`,
  )
  const withTls = await serverWith({ secure: true })
  expect(await verifyMailServer(`smtp://127.0.0.1:${withTls}`, [])).toMatch(/said nothing.*use smtps:\/\//)
})

test('a certificate of one’s own, a missing STARTTLS, a wrong password and a missing server are told apart', async () => {
  const withTls = await serverWith({ secure: true })
  expect(await verifyMailServer(`smtps://127.0.0.1:${withTls}`, [])).toMatch(/certificate.*NODE_EXTRA_CA_CERTS/)
  // 0.0.0.0 leads here too, and is not known as this machine.
  const withoutTls = await serverWith(plain)
  expect(await verifyMailServer(`smtp://0.0.0.0:${withoutTls}`, [])).toMatch(
    /no STARTTLS.*0\.0\.0\.0 in PLAINTEXT_HOSTS/,
  )
  expect(await verifyMailServer(`smtp://0.0.0.0:${withoutTls}`, ['0.0.0.0'])).toBeNull()
  const withPassword = await serverWith(refusing)
  expect(await verifyMailServer(`smtp://ana:wrong@127.0.0.1:${withPassword}`, [])).toMatch(/refuses the user name/)
  const nobody = await findFreePort(null)
  expect(await verifyMailServer(`smtp://127.0.0.1:${nobody}`, [])).toBe(`nobody listens at 127.0.0.1:${nobody}`)
  expect(await verifyMailServer('smtp://mail.invalid:587', [])).toBe('there is no host mail.invalid')
})
