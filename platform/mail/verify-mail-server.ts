import nodemailer from 'nodemailer'
import { explainMailFailure } from './explain-mail-failure.rules.ts'
import { secureTransport, terminalTimeouts } from './transport.ts'

/** Connects and signs in, and sends nothing. What is wrong, and what to write instead; null if the server can be used. */
export async function verifyMailServer(url: string, plaintextHosts: readonly string[]): Promise<string | null> {
  const transport = nodemailer.createTransport({ ...secureTransport(url, plaintextHosts), ...terminalTimeouts })
  try {
    await transport.verify()
    return null
  } catch (error) {
    return explainMailFailure(url, error as Error)
  } finally {
    transport.close()
  }
}
