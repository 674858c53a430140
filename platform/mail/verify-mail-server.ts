import nodemailer from 'nodemailer'
import { explainMailFailure } from './explain-mail-failure.rules.ts'
import { secureTransport } from './transport.ts'

/** Long enough for a slow server, short enough for somebody at a terminal. */
const patienceMs = 5_000

/** Connects and signs in, and sends nothing. What is wrong, and what to write instead; null if the server can be used. */
export async function verifyMailServer(url: string, plaintextHosts: readonly string[]): Promise<string | null> {
  const transport = nodemailer.createTransport({
    ...secureTransport(url, plaintextHosts),
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    // Later than the greeting, whose failure says what to change.
    socketTimeout: 2 * patienceMs,
  })
  try {
    await transport.verify()
    return null
  } catch (error) {
    return explainMailFailure(url, error as Error)
  } finally {
    transport.close()
  }
}
