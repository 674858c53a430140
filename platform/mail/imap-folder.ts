import { ImapFlow } from 'imapflow'
import { isLoopback } from '../config/plaintext.rules.ts'

/** Opens the folder of an address such as `imaps://user:password@host:993/Sent`, for looking only. */
export async function openFolder(given: string, otherwise: string): Promise<ImapFlow> {
  const url = new URL(given)
  const isSecure = url.protocol === 'imaps:'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const client = new ImapFlow({
    host,
    port: Number(url.port) || (isSecure ? 993 : 143),
    secure: isSecure,
    // A password goes in the clear to this machine alone.
    ...(isSecure || isLoopback(host) ? {} : { doSTARTTLS: true }),
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 60_000,
  })
  // What is asked at that moment fails with it; without a listener the process would.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.mailboxOpen(decodeURIComponent(url.pathname.slice(1)) || otherwise, { readOnly: true })
    return client
  } catch (error) {
    client.close()
    throw error
  }
}
