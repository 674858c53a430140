import type { MadeUpMailbox } from '../made-up/made-up-mailbox.ts'
import { headersOf, type Folder, type MadeUpMessage } from '../made-up/made-up-messages.ts'
import type { Address } from '../made-up/made-up-people.ts'
import type { Answer, AskedOfStandIn, Grant, Route } from '../stand-in-protocol.ts'
import { deltaPage, removedRow } from './delta-pages.ts'
import { accessDenied, graphRefusals, hasGraphScope } from './graph-answers.ts'

const folders: readonly (readonly [folder: Folder, displayName: string, wellKnown: string | null])[] = [
  ['archive', 'Archive', 'archive'],
  ['trash', 'Deleted Items', 'deleteditems'],
  ['drafts', 'Drafts', 'drafts'],
  ['inbox', 'Inbox', 'inbox'],
  ['spam', 'Junk Email', 'junkemail'],
  ['newsletters', 'Newsletters', null],
  ['projects', 'Projects', null],
  ['sent', 'Sent Items', 'sentitems'],
]

const folderId = (folder: Folder): string => `AAMkFolder${Buffer.from(folder).toString('base64url')}=`

/** Long and case-sensitive, as Outlook's are. */
export const outlookId = (id: string): string => `AAMkAGI2TAAA${Buffer.from(id).toString('base64url')}=`

export interface MailView {
  folder: Folder
  select: string[] | null
}

export const bodies = new Set(['body', 'bodyPreview', 'uniqueBody'])

export const mailRoutes = (mailboxOf: (grant: Grant) => MadeUpMailbox): Route[] => [
  {
    operation: 'graph.mailFolders.list',
    method: 'GET',
    path: /^\/v1\.0\/me\/mailFolders$/,
    answer: (asked, grant) => (mayReadMail(grant) ? listFolders(asked) : accessDenied()),
  },
  {
    operation: 'graph.mailFolders.get',
    method: 'GET',
    path: /^\/v1\.0\/me\/mailFolders\/(?<folder>[^/]+)$/,
    answer(asked, grant, groups) {
      if (!mayReadMail(grant)) return accessDenied()
      const found = folderOf(groups['folder']!)
      return found ? { status: 200, body: { id: folderId(found) } } : graphRefusals.notFound(asked)
    },
  },
  {
    operation: 'graph.messages.delta',
    method: 'GET',
    path: /^\/v1\.0\/me\/mailFolders\/(?<folder>[^/]+)\/messages\/delta$/,
    answer(asked, grant, groups) {
      if (!mayReadMail(grant)) return accessDenied()
      const folder = folderOf(groups['folder']!)
      return folder ? listMessages(asked, mailboxOf(grant), grant, folder) : graphRefusals.notFound(asked)
    },
  },
]

/** One message at the folder that its id names: whoever moves it gives it another id. */
export function findMessage(mailbox: MadeUpMailbox, id: string): MadeUpMessage | undefined {
  const encoded = /^AAMkAGI2TAAA(.+)=$/.exec(decodeURIComponent(id))?.[1]
  const [ours = '', folder] = Buffer.from(encoded ?? '', 'base64url')
    .toString()
    .split('/')
  const message = mailbox.messages.find(ours)
  return message?.folder === folder ? message : undefined
}

export const idIn = ({ id, folder }: MadeUpMessage): string => outlookId(`${id}/${folder}`)

/** By its id, or by the name that it has in every language. */
export function folderOf(segment: string): Folder | undefined {
  const wanted = decodeURIComponent(segment)
  return folders.find(([name, , known]) => wanted === folderId(name) || wanted.toLowerCase() === known)?.[0]
}

export const mayReadMail = (grant: Grant): boolean =>
  hasGraphScope(grant, 'Mail.ReadBasic', 'Mail.Read', 'Mail.ReadWrite')

/** Ten a page, unless `$top` says otherwise; the counts are left at 0, for counting would look at every message. */
function listFolders({ query, headers, path }: AskedOfStandIn): Answer {
  const top = Number(query.get('$top') ?? 10)
  const skip = Number(query.get('$skip') ?? 0)
  const value = folders.slice(skip, skip + top).map(([folder, displayName]) => ({
    id: folderId(folder),
    displayName,
    parentFolderId: 'AAMkFolderRoot=',
    childFolderCount: 0,
    unreadItemCount: 0,
    totalItemCount: 0,
    isHidden: false,
  }))
  const next = `http://${headers.host}${path}?$top=${top}&$skip=${skip + top}`
  const link = skip + top < folders.length ? { '@odata.nextLink': next } : {}
  return { status: 200, items: 'value', body: { ...link, value } }
}

function listMessages(asked: AskedOfStandIn, mailbox: MadeUpMailbox, grant: Grant, folder: Folder): Answer {
  const select = asked.query.get('$select')?.split(',') ?? null
  const isBasic = !hasGraphScope(grant, 'Mail.Read', 'Mail.ReadWrite')
  if (isBasic && select?.some((field) => bodies.has(field))) return accessDenied()
  // Unless it is asked for, a message has another id in every folder.
  const isImmutable = String(asked.headers['prefer']).includes('IdType="ImmutableId"')
  const idOf = (id: string): string => outlookId(isImmutable ? id : `${id}/${folder}`)
  return deltaPage<MadeUpMessage, MailView>(asked, {
    items: mailbox.messages,
    pageSize: 10,
    readView: () => ({ folder, select }),
    write(message, view, isChange) {
      if (message.folder === view.folder) return [{ ...writeMessage(message, view, isBasic), id: idOf(message.id) }]
      // Moved away, maybe from here.
      return isChange ? [removedRow(idOf(message.id))] : []
    },
    writeRemoved: (id, view) =>
      mailbox.messages.findOnceThere(id)?.folder === view.folder ? [removedRow(idOf(id))] : [],
  })
}

const recipient = ({ name, address }: Address) => ({ emailAddress: { name: name || address, address } })

export function writeMessage(message: MadeUpMessage, { folder, select }: MailView, isBasic: boolean): object {
  const { id, threadId, sentAt, from, to, cc, subject, messageId } = message
  const at = sentAt.toISOString().replace(/\.\d+Z$/, 'Z')
  const text = message.text ?? `The words of message ${id}, which are nobody's business.`
  const body =
    message.html === undefined ? { contentType: 'text', content: text } : { contentType: 'html', content: message.html }
  const fields: Record<string, unknown> = {
    createdDateTime: at,
    lastModifiedDateTime: at,
    receivedDateTime: at,
    sentDateTime: at,
    hasAttachments: false,
    internetMessageId: messageId,
    subject,
    importance: 'normal',
    parentFolderId: folderId(folder),
    conversationId: outlookId(`thread-${threadId}`),
    isRead: message.isUnread !== true,
    categories: message.ownLabels ?? [],
    isDraft: folder === 'drafts',
    from: recipient(from),
    sender: recipient(from),
    toRecipients: to.map(recipient),
    ccRecipients: cc.map(recipient),
    bccRecipients: [],
    replyTo: [],
    ...(isBasic ? {} : { bodyPreview: text, body }),
  }
  const base = { '@odata.etag': `W/"${id}"`, id: outlookId(id) }
  if (!select) return { ...base, ...fields }
  // Only when selected, and never for what the owner sent.
  if (folder !== 'sent' && folder !== 'drafts')
    fields['internetMessageHeaders'] = headersOf(message).map(([name, value]) => ({ name, value }))
  return { ...base, ...Object.fromEntries(select.filter((f) => f in fields).map((field) => [field, fields[field]])) }
}
