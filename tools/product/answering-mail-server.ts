import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/**
 * How the server answers: takes a mail, refuses the sender (553) or the recipient (550), defers (450), refuses what it
 * says (554), or hangs up at the greeting, or after the whole mail, having kept it or not.
 */
export const mailAnswers = [
  'takes',
  'refuses sender',
  'refuses recipient',
  'defers',
  'refuses text',
  'hangs up',
  'keeps and hangs up',
  'loses and hangs up',
] as const
export type MailAnswer = (typeof mailAnswers)[number]

export interface AnsweringMailServer {
  url: string
  /** For the next mail. */
  answer: MailAnswer
  /** Message-IDs in the order in which they arrived; one that came twice is there twice. */
  arrived: string[]
  /** How often somebody began to send a body. */
  bodies: number
  stop(): Promise<void>
}

interface Connections {
  connections: Set<{ _socket: Socket }>
}

const saying = (code: number, message: string) => Object.assign(new Error(message), { responseCode: code })

/** A real SMTP server that answers as a test says. */
export async function startAnsweringMailServer(): Promise<AnsweringMailServer> {
  const hangUp = () => {
    for (const { _socket } of (server as unknown as Connections).connections) _socket.destroy()
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    hideSTARTTLS: true,
    logger: false,
    disableReverseLookup: true,
    onMailFrom({ address }, _session, done) {
      if (made.answer === 'hangs up') return hangUp()
      done(made.answer === 'refuses sender' ? saying(553, `5.1.8 <${address}>: Sender address rejected`) : null)
    },
    onRcptTo({ address }, _session, done) {
      if (made.answer === 'defers') return done(saying(450, `4.2.1 <${address}>: Try again later`))
      done(made.answer === 'refuses recipient' ? saying(550, `5.1.1 <${address}>: User unknown`) : null)
    },
    onData(stream, _session, done) {
      made.bodies += 1
      text(stream).then((raw) => {
        if (made.answer === 'refuses text') return done(saying(554, '5.7.1 Looks like spam'))
        if (made.answer !== 'loses and hangs up') made.arrived.push(raw.match(/^message-id: *(\S+)/im)?.[1] ?? '')
        if (made.answer === 'takes') return done()
        hangUp()
      }, done)
    },
  })
  // Whoever was hung up on ends in the middle of a sentence.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const made: AnsweringMailServer = {
    url: `smtp://127.0.0.1:${port}`,
    answer: 'takes',
    arrived: [],
    bodies: 0,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return made
}
