import { z } from 'zod'
import {
  isRefuted,
  mailLimits,
  mapSome,
  type LiveMail,
  type LiveMailbox,
  type MailChange,
  type MailRef,
  type MailSummary,
} from '../../engine/live-mailbox.ts'
import type { ProviderRequest } from '../../engine/provider.ts'

/** Microsoft takes four requests to a mailbox at once. */
const atOnce = 3
const json = { 'content-type': 'application/json' }
const summary = 'subject,isRead,categories,parentFolderId'

const Mail = z.object({
  id: z.string(),
  subject: z.string().nullish(),
  isRead: z.boolean().nullish(),
  categories: z.array(z.string()).nullish(),
  parentFolderId: z.string().nullish(),
  body: z.object({ contentType: z.string(), content: z.string() }).nullish(),
  attachments: z.array(z.object({ name: z.string().nullish(), size: z.number().nullish() })).nullish(),
  internetMessageHeaders: z.array(z.object({ name: z.string(), value: z.string() })).nullish(),
})
type Mail = z.infer<typeof Mail>

/** Mails by Microsoft Graph. What Outlook calls categories are labels here. */
export function openOutlook(request: ProviderRequest): LiveMailbox {
  let asking: Promise<string> | null = null
  const inbox = (): Promise<string> => (asking ??= folderId(request, 'inbox'))
  let askingSent: Promise<string> | null = null
  const sent = (): Promise<string> => (askingSent ??= folderId(request, 'sentitems'))

  /** A mail that was moved has another id, and its Message-ID still finds it. */
  async function find({ ref, messageId }: MailRef, query: string): Promise<Mail | null> {
    const answer = await request(`/v1.0/me/messages/${encodeURIComponent(ref)}?${query}`, { expected: [404] })
    if (answer.status !== 404) return Mail.parse(answer.json())
    const filter = encodeURIComponent(`internetMessageId eq '<${messageId.replaceAll("'", "''")}>'`)
    const found = await request(`/v1.0/me/messages?$filter=${filter}&$top=1&${query}`)
    return z.object({ value: z.array(Mail) }).parse(found.json()).value[0] ?? null
  }

  const summaryOf = async (mail: Mail): Promise<MailSummary> => ({
    subject: mail.subject ?? '',
    isRead: mail.isRead ?? true,
    isInInbox: mail.parentFolderId === (await inbox()),
    labels: mail.categories ?? [],
  })

  async function collect<T>(mails: readonly MailRef[], query: string, read: (mail: Mail) => Promise<T>) {
    const found = new Map<string, T>()
    await mapSome(mails, atOnce, async (one) => {
      const mail = await find(one, query)
      if (mail) found.set(one.ref, await read(mail))
    })
    return found
  }

  return {
    readSummaries: (mails) => collect(mails, `$select=${summary}`, summaryOf),
    readMails: (mails) =>
      collect(
        mails,
        `$select=${summary},body,internetMessageHeaders&$expand=attachments($select=name,size)`,
        async (mail): Promise<LiveMail> => ({
          ...(await summaryOf(mail)),
          ...textOf(mail),
          isSent: mail.parentFolderId === (await sent()),
          isUnproven: isRefuted(resultsIn(mail)),
        }),
      ),
    async change(mails, change) {
      const there = await collect(mails, `$select=${summary}`, async (mail) => mail)
      for (const mail of there.values()) await changeOne(request, mail, change, await inbox())
      return there.size
    },
    close: () => undefined,
  }
}

const resultsIn = ({ internetMessageHeaders }: Mail): string | undefined =>
  internetMessageHeaders?.find(({ name }) => name.toLowerCase() === 'authentication-results')?.value

async function changeOne(
  request: ProviderRequest,
  mail: Mail,
  { isRead, isInInbox, addLabels = [], removeLabels = [] }: MailChange,
  inbox: string,
): Promise<void> {
  const path = `/v1.0/me/messages/${encodeURIComponent(mail.id)}`
  const before = mail.categories ?? []
  const categories = [...new Set([...before, ...addLabels])].filter((name) => !removeLabels.includes(name))
  const changes = {
    ...(isRead === undefined ? {} : { isRead }),
    ...(addLabels.length + removeLabels.length === 0 ? {} : { categories }),
  }
  if (Object.keys(changes).length > 0) {
    await request(path, { method: 'PATCH', headers: json, body: JSON.stringify(changes) })
  }
  // What was never in the inbox, such as a mail of one's own, is not archived from it.
  if (isInInbox === undefined || isInInbox === (mail.parentFolderId === inbox)) return
  const destinationId = isInInbox ? 'inbox' : 'archive'
  await request(`${path}/move`, { method: 'POST', headers: json, body: JSON.stringify({ destinationId }) })
}

async function folderId(request: ProviderRequest, name: string): Promise<string> {
  const answer = await request(`/v1.0/me/mailFolders/${name}?$select=id`)
  return z.object({ id: z.string() }).parse(answer.json()).id
}

function textOf({ body, attachments }: Mail): Pick<LiveMail, 'html' | 'text' | 'attachments' | 'isCut'> {
  const content = body?.content.slice(0, mailLimits.textBytes) ?? ''
  const isHtml = body?.contentType.toLowerCase() === 'html'
  return {
    html: isHtml ? content : null,
    text: isHtml ? null : content,
    attachments: (attachments ?? [])
      .slice(0, mailLimits.attachments)
      .map(({ name, size }) => ({ name: (name ?? '').slice(0, mailLimits.name), bytes: size ?? null })),
    isCut: (body?.content.length ?? 0) > mailLimits.textBytes,
  }
}
