import { ImapFlow } from 'imapflow'
import { isLoopback } from '../config/plaintext.rules.ts'
import type { LookUpSent } from './reconcile-mails.ts'

export interface SentFolder {
  lookUp: LookUpSent
  close(): Promise<void>
}

/**
 * The folder in which the mail provider keeps what was sent: `imaps://user:password@host:993/Sent`. It is opened with the
 * first question, and only for looking. Whatever goes wrong is thrown: a mail that could not be looked for is not missing.
 */
export function sentFolder(url: string): SentFolder {
  let opening: Promise<ImapFlow> | null = null
  return {
    async lookUp(messageId) {
      opening ??= open(url)
      const found = await (await opening).search({ header: { 'message-id': messageId } }, { uid: true })
      if (!Array.isArray(found)) throw new Error('The mail server did not search the folder of sent mail.')
      return found.length > 0
    },
    async close() {
      const client = await opening?.catch(() => null)
      client?.close()
    },
  }
}

async function open(given: string): Promise<ImapFlow> {
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
    await client.mailboxOpen(folderIn(url), { readOnly: true })
    return client
  } catch (error) {
    client.close()
    throw error
  }
}

const folderIn = ({ pathname }: URL): string => decodeURIComponent(pathname.slice(1)) || 'Sent'
