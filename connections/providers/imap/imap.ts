import { typedProvider } from '../../engine/provider.ts'
import { ProviderFailed } from '../../engine/provider-errors.ts'
import { ImapAccess } from '../typed-access.contract.ts'
import { openImapOutbox } from './imap-outbox.ts'
import { imapFailure, openImap } from './imap-session.ts'
import { foldersOf, mailReader } from './imap-mail.ts'

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
    const told = async <T>(answer: Promise<T>): Promise<T> => {
      try {
        return await answer
      } catch (error) {
        throw imapFailure(error, services.now())
      }
    }
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
})

const ownerOf = ({ user, host }: ImapAccess) => {
  const name = user.toLowerCase()
  return { subject: `${name}@${host}`, address: name.includes('@') ? name : `${name}@${host}` }
}

const noMailbox = (): ProviderFailed =>
  new ProviderFailed('There is no folder to read.', { problem: { code: 'not_a_mailbox', field: 'host' } })
