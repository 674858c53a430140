import { z } from 'zod'
import type { Headers } from '@wellmet/platform/files/mail/machine-mail.rules.ts'
import { mailOf } from '@wellmet/platform/files/mail/mail-record.ts'
import type { ProviderRequest, Folder, Position, Source, SourcePage, SourceRecord } from '../../engine/provider.ts'
import { getDeltaPage, isStateLost } from './delta.ts'

/** No subject and no text. Among the headers there is a subject, which is dropped before anything is stored. */
const fields =
  'from,sender,toRecipients,ccRecipients,bccRecipients,sentDateTime,internetMessageId,conversationId,isDraft,internetMessageHeaders'
const keptHeaders = new Set(
  'in-reply-to references list-unsubscribe list-id list-post precedence auto-submitted return-path content-class x-autoreply x-autorespond x-failed-recipients'.split(
    ' ',
  ),
)
/** What is in them is no contact between people. */
const foldersLeftOut = ['drafts', 'junkemail', 'deleteditems']

const Recipient = z.object({ emailAddress: z.object({ name: z.string().nullish(), address: z.string().nullish() }) })
const Mail = z.object({
  '@odata.type': z.string().nullish(),
  id: z.string(),
  from: Recipient.nullish(),
  sender: Recipient.nullish(),
  toRecipients: z.array(Recipient).nullish(),
  ccRecipients: z.array(Recipient).nullish(),
  bccRecipients: z.array(Recipient).nullish(),
  sentDateTime: z.string().nullish(),
  internetMessageId: z.string().nullish(),
  conversationId: z.string().nullish(),
  isDraft: z.boolean().nullish(),
  internetMessageHeaders: z.array(z.object({ name: z.string(), value: z.string() })).nullish(),
})
const Folders = z.object({
  value: z.array(z.object({ id: z.string(), displayName: z.string().default('') })),
  '@odata.nextLink': z.string().optional(),
})

/** Changes are told folder by folder. The cursor has a link for each, a page those that are still to be read. */
const Links = z.array(z.tuple([z.string(), z.string()]))
const Round = z.object({ todo: Links, done: Links })
type Round = z.infer<typeof Round>

export const microsoftMail = {
  name: 'mail',
  scope: 'Mail.ReadBasic',
  listFolders,
  async read(request, position): Promise<SourcePage> {
    const { todo, done } = await roundOf(request, position)
    const [first, ...rest] = todo
    if (!first) return { records: [], next: null, cursor: JSON.stringify(done) }
    const [folder, link] = first
    const { rows, next, delta } = await getDeltaPage(request, link)
    const left: Round =
      next !== null
        ? { todo: [[folder, next], ...rest], done }
        : { todo: rest, done: [...done, [folder, delta ?? startOf(folder)]] }
    const { records, skipped } = readMails(rows, folder)
    const isThrough = left.todo.length === 0
    return {
      records,
      skipped,
      next: isThrough ? null : JSON.stringify(left),
      ...(isThrough ? { cursor: JSON.stringify(left.done) } : {}),
    }
  },
  isCursorExpired: isStateLost,
} satisfies Source

const startOf = (folder: string): string =>
  `/v1.0/me/mailFolders/${encodeURIComponent(folder)}/messages/delta?$select=${fields}`

async function roundOf(request: ProviderRequest, { cursor, page, without }: Position): Promise<Round> {
  if (page !== null) return Round.parse(JSON.parse(page))
  const known = new Map(cursor === null ? [] : Links.parse(JSON.parse(cursor)))
  const folders = (await listFolders(request)).map(({ id }) => id).filter((id) => !without.includes(id))
  return { todo: folders.map((folder) => [folder, known.get(folder) ?? startOf(folder)]), done: [] }
}

async function listFolders(request: ProviderRequest): Promise<Folder[]> {
  const leftOut = new Set<string>()
  for (const name of foldersLeftOut) leftOut.add(await idOf(request, name))
  const found: Folder[] = []
  let link: string | undefined = '/v1.0/me/mailFolders?$top=100&$select=id,displayName'
  while (link !== undefined) {
    const page: z.infer<typeof Folders> = Folders.parse((await request(link)).json())
    found.push(...page.value.map(({ id, displayName }) => ({ id, name: displayName })))
    link = page['@odata.nextLink']
  }
  return found.filter(({ id }) => !leftOut.has(id))
}

/** Their names are in the language of the member, so they are asked for by the names that never change. */
async function idOf(request: ProviderRequest, wellKnownName: string): Promise<string> {
  const answer = await request(`/v1.0/me/mailFolders/${wellKnownName}?$select=id`)
  return z.object({ id: z.string() }).parse(answer.json()).id
}

function readMails(
  rows: readonly object[],
  folder: string,
): { records: SourceRecord[]; skipped: Record<string, number> } {
  const records: SourceRecord[] = []
  const skipped: Record<string, number> = {}
  for (const row of rows) {
    const mail = Mail.parse(row)
    const record = mail.isDraft ? 'draft' : mailOf(headersOf(mail))
    if (typeof record === 'string') skipped[record] = (skipped[record] ?? 0) + 1
    else {
      const isMachine = record.isMachine || isCalendarMail(mail)
      records.push({ ref: mail.id, at: record.at, record: { ...record, isMachine }, folders: [folder] })
    }
  }
  return { records, skipped }
}

/** An invitation, or the answer that Outlook sends to one: declining must not count as writing. */
const isCalendarMail = (mail: z.infer<typeof Mail>): boolean =>
  mail['@odata.type']?.startsWith('#microsoft.graph.eventMessage') === true

function headersOf(mail: z.infer<typeof Mail>): Headers {
  const kept = (mail.internetMessageHeaders ?? []).map(({ name, value }) => [name.toLowerCase(), value] as const)
  const sentAt = Date.parse(mail.sentDateTime ?? '')
  const from = mail.from ?? mail.sender
  return new Map([
    ...kept.filter(([name]) => keptHeaders.has(name)),
    ['from', from ? written([from]) : ''],
    ['to', written(mail.toRecipients ?? [])],
    ['cc', written(mail.ccRecipients ?? [])],
    ['bcc', written(mail.bccRecipients ?? [])],
    ['date', Number.isNaN(sentAt) ? '' : new Date(sentAt).toUTCString()],
    ['message-id', mail.internetMessageId ?? ''],
    ['x-gm-thrid', mail.conversationId ?? ''],
  ])
}

/** As it stands in a header, so that it is read like any other mail. */
const written = (people: readonly z.infer<typeof Recipient>[]): string =>
  people
    .map(({ emailAddress: { name, address } }) => `"${(name ?? '').replace(/["\\]/g, '')}" <${address ?? ''}>`)
    .join(', ')
