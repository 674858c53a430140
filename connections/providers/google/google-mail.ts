import { z } from 'zod'
import { mailOf } from '@wellmet/platform/files/mail/mail-record.ts'
import type { ProviderRequest, Position, Source, SourcePage, SourceRecord } from '../../engine/provider.ts'
import { SlowDown } from '../../engine/provider-errors.ts'
import { batchOf, partsIn } from './google-batch.ts'
import { googleSettings } from './google.settings.ts'

/** The only headers that are asked for: a subject does not come, so it cannot be stored. */
const headerNames =
  'From To Cc Bcc Date Message-ID In-Reply-To References List-Unsubscribe List-Id List-Post Precedence Auto-Submitted Return-Path Content-Class Content-Type X-Autoreply X-Autorespond X-Failed-Recipients'
const fields = new URLSearchParams({ format: 'metadata' })
for (const name of headerNames.split(' ')) fields.append('metadataHeaders', name)

/** As many as one batch may hold. */
const perPage = 100
const quotaPauseMs = 15_000
/** Whether the member made the label: Gmail's own have names in capitals. */
const isOfMember = (labelId: string): boolean => !/^[A-Z_]+$/.test(labelId)

const Message = z.object({ id: z.string() })
const LabelsChanged = z.array(z.object({ message: Message, labelIds: z.array(z.string()).default([]) })).default([])
const Listed = z.object({
  messages: z.array(Message).default([]),
  nextPageToken: z.string().optional(),
})
const Changes = z.object({
  history: z
    .array(
      z.object({
        messagesAdded: z.array(z.object({ message: Message })).default([]),
        labelsAdded: LabelsChanged,
        labelsRemoved: LabelsChanged,
      }),
    )
    .default([]),
  nextPageToken: z.string().optional(),
  historyId: z.string(),
})
const Mail = z.object({
  id: z.string(),
  threadId: z.string(),
  labelIds: z.array(z.string()).default([]),
  internalDate: z.string().optional(),
  payload: z.object({ headers: z.array(z.object({ name: z.string(), value: z.string() })).default([]) }).optional(),
})

const Labels = z.object({
  labels: z.array(z.object({ id: z.string(), name: z.string(), type: z.string().optional() })).default([]),
})

export const googleMail = {
  name: 'mail',
  scope: 'https://www.googleapis.com/auth/gmail.metadata',
  baseUrl: (config) => config.get(googleSettings).GOOGLE_MAIL_URL,
  async listFolders(request) {
    const { labels } = Labels.parse((await request('/gmail/v1/users/me/labels')).json())
    return labels.filter(({ type }) => type === 'user')
  },
  read: (request, position) => (position.cursor === null ? readAll(request, position) : readChanges(request, position)),
  isCursorExpired: ({ status }) => status === 404,
} satisfies Source

/** The place in the history is taken before the first page: what comes in meanwhile is then a change. */
async function readAll(request: ProviderRequest, { page, since, now }: Position): Promise<SourcePage> {
  const begun = page === null ? await historyId(request) : undefined
  const query = new URLSearchParams({ maxResults: String(perPage), ...(page === null ? {} : { pageToken: page }) })
  const { messages, nextPageToken } = Listed.parse(
    (await request(`/gmail/v1/users/me/messages?${query.toString()}`)).json(),
  )
  const found = await readMails(
    request,
    messages.map(({ id }) => id),
    now,
  )
  // Newest first, and the scope forbids to ask for a span of time.
  const isPast = found.times.some((time) => time < since.getTime())
  return {
    records: found.records,
    skipped: found.skipped,
    next: isPast ? null : (nextPageToken ?? null),
    ...(begun === undefined ? {} : { cursor: begun }),
  }
}

async function readChanges(request: ProviderRequest, { cursor, page, without, now }: Position): Promise<SourcePage> {
  const query = new URLSearchParams({
    startHistoryId: cursor ?? '',
    historyTypes: 'messageAdded',
    maxResults: String(perPage),
    ...(page === null ? {} : { pageToken: page }),
  })
  // A label that is left out takes a mail away when it is put on, and gives it back when it is taken off.
  if (without.length > 0) for (const type of ['labelAdded', 'labelRemoved']) query.append('historyTypes', type)
  const changes = Changes.parse((await request(`/gmail/v1/users/me/history?${query.toString()}`)).json())
  const ids = changes.history.flatMap(({ messagesAdded }) => messagesAdded.map(({ message }) => message.id))
  const relabeled = changes.history
    .flatMap(({ labelsAdded, labelsRemoved }) => [...labelsAdded, ...labelsRemoved])
    .filter(({ labelIds }) => labelIds.some((id) => without.includes(id)))
    .map(({ message }) => message.id)
  const { records, skipped } = await readMails(request, [...new Set([...ids, ...relabeled])], now)
  return { records, skipped, next: changes.nextPageToken ?? null, cursor: changes.historyId }
}

async function historyId(request: ProviderRequest): Promise<string> {
  const profile = await request('/gmail/v1/users/me/profile')
  return z.object({ historyId: z.string() }).parse(profile.json()).historyId
}

async function readMails(request: ProviderRequest, ids: readonly string[], now: Date) {
  const records: SourceRecord[] = []
  const skipped: Record<string, number> = {}
  const times: number[] = []
  const skip = (reason: string): void => void (skipped[reason] = (skipped[reason] ?? 0) + 1)
  for (let from = 0; from < ids.length; from += perPage) {
    const some = ids.slice(from, from + perPage)
    const { headers, body } = batchOf(some.map((id) => `/gmail/v1/users/me/messages/${id}?${fields.toString()}`))
    const answer = await request('/batch/gmail/v1', { method: 'POST', headers, body })
    for (const part of partsIn(answer)) {
      if (part.status === 429 || part.status === 403) throw new SlowDown(new Date(now.getTime() + quotaPauseMs))
      if (part.status === 404) {
        skip('deleted')
        continue
      }
      const { id, threadId, labelIds, internalDate, payload } = Mail.parse(part.json())
      const all = new Map((payload?.headers ?? []).map(({ name, value }) => [name.toLowerCase(), value]))
      all.set('x-gmail-labels', labelIds.join(',')).set('x-gm-thrid', threadId)
      const mail = mailOf(all)
      if (internalDate !== undefined) times.push(Number(internalDate))
      if (typeof mail === 'string') skip(mail)
      else records.push({ ref: id, at: mail.at, record: mail, folders: labelIds.filter(isOfMember) })
    }
  }
  return { records, skipped, times }
}
