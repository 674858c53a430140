import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { secureTransport, terminalTimeouts } from './transport.ts'

/** What the server says of a sender and a recipient: its answers, or null where it takes them. */
export interface EnvelopeAnswers {
  sender: string | null
  recipient: string | null
}

/**
 * Names a sender and a recipient to the mail server (MAIL FROM, RCPT TO), takes both back (RSET) and sends nothing. Fails
 * if the server cannot be reached or does not let us sign in.
 */
export async function tryEnvelope(
  url: string,
  plaintextHosts: readonly string[],
  { sender, recipient }: { sender: string; recipient: string },
): Promise<EnvelopeAnswers> {
  const { hostname, port, protocol, username, password } = new URL(url)
  const answers: EnvelopeAnswers = { sender: null, recipient: null }
  const connection = new SMTPConnection({
    host: hostname.replace(/^\[|\]$/g, ''),
    secure: protocol === 'smtps:',
    requireTLS: secureTransport(url, plaintextHosts).requireTLS,
    ...(port === '' ? {} : { port: Number(port) }),
    ...terminalTimeouts,
    // The library has no call for an envelope without a mail. A method of signing in may send what it likes.
    customAuth: {
      [envelopeMethod]: async (server) => {
        answers.sender = refusalIn(await server.sendCommand(`MAIL FROM:<${sender}>`))
        if (answers.sender === null) answers.recipient = refusalIn(await server.sendCommand(`RCPT TO:<${recipient}>`))
        await server.sendCommand('RSET')
      },
    },
  })
  try {
    await new Promise<void>((resolve, reject) => {
      connection.once('error', reject)
      connection.connect((error) => (error ? reject(error) : resolve()))
    })
    const login = (auth: Parameters<typeof connection.login>[0]) =>
      new Promise<void>((resolve, reject) => {
        connection.once('error', reject)
        connection.login(auth, (error) => (error ? reject(error) : resolve()))
      })
    if (username !== '') await login({ user: decodeURIComponent(username), pass: decodeURIComponent(password) })
    await login({ method: envelopeMethod, user: '', pass: '' })
    return answers
  } finally {
    connection.close()
  }
}

const envelopeMethod = 'ENVELOPE'

const refusalIn = ({ status, response }: { status?: number; response: string }): string | null =>
  status !== undefined && status < 400 ? null : response
