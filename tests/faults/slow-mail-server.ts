import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import type { Undoing } from '../../bench/ground/undoing.ts'

export interface SlowMailServer {
  url: string
  /** Message-ID of everything it took, as often as it took it. */
  taken: Map<string, number>
}

/**
 * Takes its time on both sides of the moment that counts, as real ones do: a sender killed in the first half has sent
 * nothing, one killed in the second has sent it and does not know.
 */
export async function startSlowMailServer(halfMs: number, undoing: Undoing): Promise<SlowMailServer> {
  const taken = new Map<string, number>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    hideSTARTTLS: true,
    logger: false,
    onRcptTo: (_address, _session, done) => void sleep(halfMs).then(() => done()),
    onData(stream, _session, done) {
      text(stream)
        .then((raw) => {
          const id = raw.match(/^message-id: *(\S+)/im)?.[1] ?? ''
          taken.set(id, (taken.get(id) ?? 0) + 1)
          return sleep(halfMs)
        })
        .then(() => done(), done)
    },
  })
  // Killed clients end in the middle of a sentence.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  undoing.later(() => new Promise((resolve) => server.close(() => resolve())))
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, taken }
}
