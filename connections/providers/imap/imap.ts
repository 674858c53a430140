import type { Services } from '@wellmet/platform/services.ts'
import { LabelNotPossible } from '../../engine/live-mailbox.ts'
import { typedProvider } from '../../engine/provider.ts'
import { ProviderFailed } from '../../engine/provider-errors.ts'
import { ImapAccess } from '../typed-access.contract.ts'
import { openImapOutbox } from './imap-outbox.ts'
import { imapFailure, openImap } from './imap-session.ts'
import { foldersOf, mailReader } from './imap-mail.ts'
import { openImapMailbox } from './imap-mailbox.ts'

/** Any mailbox that can be opened with a password: the headers of its mails. */
export const imap = typedProvider({
  name: 'imap',
  label: 'IMAP',
  category: 'mail',
  fields: ImapAccess,
  sources: [{ name: 'mail', hasFolders: true }],
  mailUses: ['read', 'organize', 'send'],
  openOutbox: openImapOutbox,
  async open(services, access) {
    const client = await openImap(services, access)
    const read = mailReader(client)
    const told = tell(services)
    return {
      async identifyOwner() {
        const folders = await told(foldersOf(client))
        if (folders.length === 0) throw noMailbox()
        return ownerOf(access)
      },
      read: (_source, position) => told(read(position)),
      listFolders: async () => (await told(foldersOf(client))).map((path) => ({ id: path, name: path })),
      close: () => client.close(),
    }
  },
  openMailbox: async (services, access) => openImapMailbox(await openImap(services, access), tell(services)),
})

/** What the library throws becomes one of our errors. */
const tell =
  (services: Services) =>
  async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer
    } catch (error) {
      throw error instanceof LabelNotPossible ? error : imapFailure(error, services.now())
    }
  }

const ownerOf = ({ user, host }: ImapAccess) => {
  const name = user.toLowerCase()
  return { subject: `${name}@${host}`, address: name.includes('@') ? name : `${name}@${host}` }
}

const noMailbox = (): ProviderFailed =>
  new ProviderFailed('There is no folder to read.', { problem: { code: 'not_a_mailbox', field: 'host' } })
