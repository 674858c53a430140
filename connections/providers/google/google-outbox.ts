import { z } from 'zod'
import { ownIdHeader } from '@wellmet/platform/mail/compose-mail.ts'
import type { DraftFate, Outbox, OutboxProvider, OutboxRequests, OutgoingMail } from '../../engine/outbox.ts'
import type { ProviderRequest } from '../../engine/provider.ts'

const Message = z.object({ id: z.string(), threadId: z.string() })
const Draft = z.object({ id: z.string(), message: Message })
const Drafts = z.object({ drafts: z.array(Draft).default([]) })
const Listed = z.object({ messages: z.array(Message).default([]) })
const WithHeaders = z.object({
  payload: z.object({ headers: z.array(z.object({ name: z.string(), value: z.string() })).default([]) }).optional(),
})

type Known = Pick<OutgoingMail, 'id' | 'messageId'>

/** What is looked for was made minutes ago, so it is among the newest. */
const lookedAt = 25
/** As many as Gmail lists on one page. */
const listedAtOnce = 500
const user = '/gmail/v1/users/me'
const headersWanted = new URLSearchParams({ format: 'metadata' })
for (const name of ['Message-ID', ownIdHeader]) headersWanted.append('metadataHeaders', name)
const asJson = { 'content-type': 'application/json' }

export const googleOutbox: OutboxProvider = { settlesAfterMs: 10_000, open: openOutbox }

/** Sending a draft deletes it and makes a message with another id. */
function openOutbox({ send: request, read }: OutboxRequests): Outbox {
  return {
    async saveDraft({ raw, threadId }) {
      const message = { raw: raw.toString('base64url'), ...(threadId === null ? {} : { threadId }) }
      const options = {
        method: 'POST',
        headers: asJson,
        body: JSON.stringify({ message }),
        expected: [400, 404],
      } as const
      const answer = await request(`${user}/drafts`, options)
      // A thread that the member deleted is no reason to keep the message back.
      const isThreadGone = answer.status >= 400 && threadId !== null
      const last = isThreadGone
        ? await request(`${user}/drafts`, { ...options, body: JSON.stringify({ message: { raw: message.raw } }) })
        : answer
      return draftOf(Draft.parse(last.json()))
    },
    async findDraft(mail) {
      const { drafts } = Drafts.parse((await request(`${user}/drafts?maxResults=${lookedAt}`)).json())
      for (const draft of drafts) {
        const answer = await request(`${user}/drafts/${draft.id}?${headersWanted.toString()}`, { expected: [404] })
        if (answer.status !== 404 && isOurs(DraftWithHeaders.parse(answer.json()).message, mail)) return draftOf(draft)
      }
      return null
    },
    async sendDraft({ id }) {
      const body = JSON.stringify({ id })
      const answer = await request(`${user}/drafts/send`, { method: 'POST', headers: asJson, body, expected: [400] })
      if (answer.status === 400) return { is: 'refused', answer: answer.text().slice(0, 500) }
      return { is: 'sent', threadId: Message.parse(answer.json()).threadId }
    },
    async lookUp({ id, threadId }, mail) {
      const answer = await request(`${user}/drafts/${id}?format=minimal`, { expected: [404] })
      if (answer.status !== 404) return { is: 'draft' }
      return read === null ? { is: 'gone' } : findSent(read, threadId, mail)
    },
    async deleteDraft({ id }) {
      await request(`${user}/drafts/${id}`, { method: 'DELETE', expected: [404] })
    },
    close: () => undefined,
  }
}

const DraftWithHeaders = z.object({ message: WithHeaders })
const draftOf = ({ id, message: { threadId } }: z.infer<typeof Draft>) => ({ id, threadId })

/** Of those of the same thread all, of others the newest. The scope for headers does not allow a search by Message-ID. */
async function findSent(read: ProviderRequest, threadId: string | null, mail: Known): Promise<DraftFate> {
  const answer = await read(`${user}/messages?labelIds=SENT&maxResults=${listedAtOnce}`)
  const { messages } = Listed.parse(answer.json())
  const inThread = messages.filter((message) => message.threadId === threadId)
  const newest = messages.slice(0, lookedAt).filter((message) => message.threadId !== threadId)
  for (const message of [...inThread, ...newest]) {
    const found = await read(`${user}/messages/${message.id}?${headersWanted.toString()}`, { expected: [404] })
    if (found.status !== 404 && isOurs(WithHeaders.parse(found.json()), mail))
      return { is: 'sent', threadId: message.threadId }
  }
  return { is: 'gone' }
}

/** By the header of our own, because Gmail may replace a Message-ID. */
function isOurs({ payload }: z.infer<typeof WithHeaders>, { id, messageId }: Known): boolean {
  const headers = new Map((payload?.headers ?? []).map(({ name, value }) => [name.toLowerCase(), value]))
  return headers.get(ownIdHeader.toLowerCase()) === id || headers.get('message-id') === messageId
}
