import { ImapFlow } from 'imapflow'
import { onTestFinished } from 'vitest'
import { startDovecotForTests } from '@wellmet/platform/mail/dovecot-for-tests.ts'
import { headersOf, type Folder, type MadeUpMessage } from '../../../tools/stand-ins/made-up/made-up-messages.ts'

const folders: Record<Folder, string> = {
  inbox: 'INBOX',
  sent: 'Sent',
  archive: 'Archive',
  projects: 'Projects',
  newsletters: 'Projects',
  drafts: 'Drafts',
  spam: 'Junk',
  trash: 'Trash',
}

/** The text of a mail, as a server stores it. */
export const rawMail = (message: MadeUpMessage): string =>
  [...headersOf(message).map(([name, value]) => `${name}: ${value}`), '', 'A secret text.', ''].join('\r\n')

/** The same mails as a file. */
export const mboxOf = (messages: readonly MadeUpMessage[]): string =>
  messages.map((message) => `From somebody@example.com Mon Sep  7 09:00:00 2026\r\n${rawMail(message)}\r\n`).join('')

/** A real mail server, with a way to put mails into the mailbox of one user. */
export async function startImapMailbox(user: string) {
  const server = await startDovecotForTests(user)
  onTestFinished(() => server.stop())
  const access = { host: '127.0.0.1', port: server.port, user, password: server.password }
  const asUser = async <T>(act: (client: ImapFlow) => Promise<T>): Promise<T> => {
    const { host, port, password: pass } = access
    const client = new ImapFlow({ host, port, secure: false, auth: { user, pass }, logger: false })
    await client.connect()
    try {
      return await act(client)
    } finally {
      client.close()
    }
  }
  const file = (messages: readonly MadeUpMessage[]): Promise<void> =>
    asUser(async (client) => {
      const known = new Set((await client.list()).map(({ path }) => path))
      for (const message of messages) {
        const folder = folders[message.folder]
        if (!known.has(folder)) await client.mailboxCreate(folder)
        known.add(folder)
        await client.append(folder, rawMail(message), message.folder === 'drafts' ? ['\\Draft'] : [], message.sentAt)
      }
    })
  return { ...server, url: `imap://127.0.0.1:${server.port}`, access, asUser, file }
}
