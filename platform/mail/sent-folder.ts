import type { ImapFlow } from 'imapflow'
import { openFolder } from './imap-folder.ts'
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
      opening ??= openFolder(url, 'Sent')
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
