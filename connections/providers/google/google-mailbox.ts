import { z } from 'zod'
import {
  isRefuted,
  mailLimits,
  mapSome,
  type LiveMail,
  type LiveMailbox,
  type MailChange,
  type MailSummary,
} from '../../engine/live-mailbox.ts'
import type { ProviderRequest } from '../../engine/provider.ts'
import { readPayload, type GmailPart } from './gmail-payload.rules.ts'

const user = '/gmail/v1/users/me'
/** Each costs five of the units of a user; more at once are refused as too many. */
const atOnce = 8
const json = { 'content-type': 'application/json' }

const Part: z.ZodType<GmailPart> = z.lazy(() =>
  z.object({
    mimeType: z.string().default(''),
    filename: z.string().default(''),
    headers: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
    body: z
      .object({ size: z.number().default(0), data: z.string().optional(), attachmentId: z.string().optional() })
      .default({ size: 0 }),
    parts: z.array(Part).default([]),
  }),
)
const Mail = z.object({ labelIds: z.array(z.string()).default([]), payload: Part.optional() })
const Labels = z.object({
  labels: z.array(z.object({ id: z.string(), name: z.string(), type: z.string().optional() })),
})

/** Mails by Gmail's interface, with tokens that hold no `gmail.metadata`. */
export function openGmail(request: ProviderRequest): LiveMailbox {
  let listing: Promise<Map<string, string>> | null = null
  /** Names by ids, of the labels that the member made. */
  const labels = (): Promise<Map<string, string>> => (listing ??= listLabels(request))

  async function get(id: string, query: string): Promise<z.infer<typeof Mail> | null> {
    const answer = await request(`${user}/messages/${encodeURIComponent(id)}?${query}`, { expected: [404] })
    return answer.status === 404 ? null : Mail.parse(answer.json())
  }

  async function summaryOf({ labelIds, payload }: z.infer<typeof Mail>): Promise<MailSummary> {
    const names = await labels()
    return {
      subject: headerOf({ payload }, 'subject') ?? '',
      isRead: !labelIds.includes('UNREAD'),
      isInInbox: labelIds.includes('INBOX'),
      labels: labelIds.flatMap((id) => names.get(id) ?? []),
    }
  }

  async function collect<T>(
    refs: readonly { ref: string }[],
    query: string,
    read: (mail: z.infer<typeof Mail>) => Promise<T>,
  ) {
    const found = new Map<string, T>()
    await mapSome(refs, atOnce, async ({ ref }) => {
      const mail = await get(ref, query)
      if (mail) found.set(ref, await read(mail))
    })
    return found
  }

  return {
    readSummaries: (mails) => collect(mails, 'format=metadata&metadataHeaders=Subject', summaryOf),
    readMails: (mails) =>
      collect(mails, 'format=full', async (mail): Promise<LiveMail> => ({
        ...(await summaryOf(mail)),
        ...readPayload(mail.payload, mailLimits),
        isSent: mail.labelIds.includes('SENT'),
        isUnproven: isRefuted(headerOf(mail, 'authentication-results')),
      })),
    async change(mails, change) {
      const names = await labelsFor(request, change, await labels())
      const there = await collect(mails, 'format=minimal', async () => true)
      if (there.size === 0) return 0
      await request(`${user}/messages/batchModify`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ ids: [...there.keys()], ...labelChanges(change, names) }),
      })
      return there.size
    },
    close: () => undefined,
  }
}

/** The first of that name. */
const headerOf = ({ payload }: Pick<z.infer<typeof Mail>, 'payload'>, wanted: string): string | undefined =>
  payload?.headers.find(({ name }) => name.toLowerCase() === wanted)?.value

async function listLabels(request: ProviderRequest): Promise<Map<string, string>> {
  const { labels } = Labels.parse((await request(`${user}/labels`)).json())
  return new Map(labels.filter(({ type }) => type === 'user').map(({ id, name }) => [id, name]))
}

/** Ids by names. A label that is put on and not there yet is made; upper and lower case are the same to Gmail. */
async function labelsFor(request: ProviderRequest, { addLabels = [] }: MailChange, known: Map<string, string>) {
  const ids = new Map([...known].map(([id, name]) => [name.toLowerCase(), id]))
  for (const name of addLabels.filter((one) => !ids.has(one.toLowerCase()))) {
    const answer = await request(`${user}/labels`, { method: 'POST', headers: json, body: JSON.stringify({ name }) })
    ids.set(name.toLowerCase(), z.object({ id: z.string() }).parse(answer.json()).id)
  }
  return ids
}

function labelChanges({ isRead, isInInbox, addLabels = [], removeLabels = [] }: MailChange, ids: Map<string, string>) {
  const idOf = (name: string): string[] => [ids.get(name.toLowerCase()) ?? []].flat()
  const when = (is: boolean, label: string): string[] => (is ? [label] : [])
  return {
    addLabelIds: [
      ...when(isRead === false, 'UNREAD'),
      ...when(isInInbox === true, 'INBOX'),
      ...addLabels.flatMap(idOf),
    ],
    removeLabelIds: [
      ...when(isRead === true, 'UNREAD'),
      ...when(isInInbox === false, 'INBOX'),
      ...removeLabels.flatMap(idOf),
    ],
  }
}
