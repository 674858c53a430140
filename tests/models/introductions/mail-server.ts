import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import type { Mood } from './steps.ts'

/** A real SMTP server with moods. It remembers what it took, as people would find it in their mailbox. */
export interface MailServer {
  url: string
  mood: Mood
  /** How often each Message-ID arrived. */
  arrived: Map<string, number>
  stop(): Promise<void>
}

interface Connections {
  connections: Set<{ _socket: Socket }>
}

const saying = (code: number, message: string) => Object.assign(new Error(message), { responseCode: code })

export async function startMailServer(): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    hideSTARTTLS: true,
    logger: false,
    disableReverseLookup: true,
    onRcptTo(_address, _session, done) {
      if (made.mood === 'busy' || made.mood === 'busy for days') return done(saying(451, 'Try again later'))
      done(made.mood === 'refuses' ? saying(550, 'Nobody of that name') : null)
    },
    onData(stream, _session, done) {
      text(stream).then((raw) => {
        const id = raw.match(/^message-id: *(\S+)/im)?.[1] ?? ''
        if (made.mood !== 'loses') made.arrived.set(id, (made.arrived.get(id) ?? 0) + 1)
        if (made.mood === 'takes') return done()
        for (const { _socket } of (server as unknown as Connections).connections) _socket.destroy()
      }, done)
    },
  })
  // Whoever was hung up on ends in the middle of a sentence.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const made: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    mood: 'takes',
    arrived: new Map(),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return made
}
