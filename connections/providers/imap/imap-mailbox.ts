import type { FetchMessageObject, ImapFlow, MessageStructureObject } from 'imapflow'
import {
  isRefuted,
  LabelNotPossible,
  mailLimits,
  type LiveMail,
  type LiveMailbox,
  type MailChange,
  type MailRef,
  type MailSummary,
} from '../../engine/live-mailbox.ts'
import { foldersOf } from './imap-mail.ts'
import { readStructure } from './mail-structure.rules.ts'

const wanted = { uid: true, flags: true, envelope: true } as const

/** Mails of any mailbox, by their Message-IDs: a number of a mail is lost when it is moved. */
export function openImapMailbox(client: ImapFlow, told: <T>(answer: Promise<T>) => Promise<T>): LiveMailbox {
  let listing: ReturnType<ImapFlow['list']> | null = null
  const special = async (use: string): Promise<string | undefined> =>
    (await (listing ??= client.list())).find(({ specialUse }) => specialUse === use)?.path

  /** Where it lay first, then wherever else mail that somebody wrote or kept may lie. */
  async function foldersFor(mails: readonly MailRef[]): Promise<string[]> {
    const all = new Set((await (listing ??= client.list())).map(({ path }) => path))
    const known = mails.flatMap(({ folders }) => folders).filter((path) => all.has(path))
    return [...new Set([...known, ...(await foldersOf(client))])]
  }

  /** Calls back for each mail that is found, with its folder open. */
  async function forEach(
    mails: readonly MailRef[],
    readOnly: boolean,
    act: (mail: MailRef, uid: string, folder: string) => Promise<void>,
  ): Promise<number> {
    const left = new Set(mails)
    for (const folder of await foldersFor(mails)) {
      if (left.size === 0) break
      await client.mailboxOpen(folder, { readOnly })
      for (const mail of left) {
        const found = await client.search({ header: { 'message-id': `<${mail.messageId}>` } }, { uid: true })
        const uid = Array.isArray(found) ? found[0] : undefined
        if (uid === undefined) continue
        await act(mail, String(uid), folder)
        left.delete(mail)
      }
    }
    return mails.length - left.size
  }

  async function collect<T>(
    mails: readonly MailRef[],
    query: object,
    read: (message: FetchMessageObject, folder: string) => Promise<T>,
  ): Promise<Map<string, T>> {
    const found = new Map<string, T>()
    await forEach(mails, true, async ({ ref }, uid, folder) => {
      const message = await client.fetchOne(uid, { ...wanted, ...query }, { uid: true })
      if (message) found.set(ref, await read(message, folder))
    })
    return found
  }

  const summaryOf = async (message: FetchMessageObject, folder: string): Promise<MailSummary> => ({
    subject: message.envelope?.subject ?? '',
    isRead: message.flags?.has('\\Seen') ?? false,
    isInInbox: folder === ((await special('\\Inbox')) ?? 'INBOX'),
    labels: [...(message.flags ?? [])].filter((flag) => /^[^\\$]/.test(flag) && !/^(?:non)?junk$/i.test(flag)),
  })

  async function download(uid: number, part: MessageStructureObject | null): Promise<string | null> {
    if (!part) return null
    const { content } = await client.download(String(uid), part.part ?? '1', {
      uid: true,
      maxBytes: mailLimits.textBytes,
    })
    if (!content) return null
    const chunks: Buffer[] = []
    for await (const chunk of content) chunks.push(Buffer.from(chunk as Uint8Array))
    return Buffer.concat(chunks).subarray(0, mailLimits.textBytes).toString('utf8')
  }

  async function change(
    mails: readonly MailRef[],
    { isRead, isInInbox, addLabels = [], removeLabels = [] }: MailChange,
  ) {
    if ([...addLabels].some((label) => !isKeyword(label))) throw new LabelNotPossible()
    const inbox = (await special('\\Inbox')) ?? 'INBOX'
    const archive = (await special('\\Archive')) ?? (await special('\\All'))
    return await forEach(mails, false, async (_mail, uid, folder) => {
      const options = { uid: true }
      if (isRead === true) await client.messageFlagsAdd(uid, ['\\Seen'], options)
      if (isRead === false) await client.messageFlagsRemove(uid, ['\\Seen'], options)
      if (addLabels.length > 0) await client.messageFlagsAdd(uid, [...addLabels], options)
      const removed = removeLabels.filter(isKeyword)
      if (removed.length > 0) await client.messageFlagsRemove(uid, removed, options)
      // Only what lies in one of the two is moved: a mail of one's own stays among what was sent.
      if (isInInbox === false && folder === inbox && archive) await client.messageMove(uid, archive, options)
      if (isInInbox === true && folder === archive) await client.messageMove(uid, inbox, options)
    })
  }

  return {
    readSummaries: (mails) => told(collect(mails, {}, summaryOf)),
    readMails: (mails) =>
      told(
        collect(
          mails,
          { bodyStructure: true, headers: ['authentication-results'] },
          async (message, folder): Promise<LiveMail> => {
            const { html, text, attachments, isCut } = readStructure(message.bodyStructure, mailLimits)
            return {
              ...(await summaryOf(message, folder)),
              html: await download(message.uid, html),
              text: html ? null : await download(message.uid, text),
              attachments,
              isSent: folder === (await special('\\Sent')),
              isUnproven: isRefuted(firstHeader(message.headers)),
              isCut: isCut || ((html ?? text)?.size ?? 0) > mailLimits.textBytes,
            }
          },
        ),
      ),
    change: (mails, wantedChange) => told(change(mails, wantedChange)),
    close: () => client.close(),
  }
}

/** The lines of the first header of a block. */
const firstHeader = (block: Buffer | undefined): string | undefined =>
  block?.toString('latin1').split(/\r?\n(?![ \t])/)[0]

/** What RFC 9051 allows as a keyword, and no flag of the server's own. */
const isKeyword = (label: string): boolean => /^[A-Za-z0-9_.\-/+&!#@:;,?=~^|<>]{1,60}$/.test(label)
