import { z } from 'zod'
import type { Outbox, OutboxProvider, OutboxRequests } from '../../engine/outbox.ts'

const Message = z.object({
  id: z.string(),
  conversationId: z.string().nullish(),
  isDraft: z.boolean().optional(),
})
const Found = z.object({ value: z.array(Message) })

/** With it, an id stays the same when the message moves from Drafts to Sent Items. */
const immutable = { prefer: 'IdType="ImmutableId"' }
const fields = '$select=id,conversationId,isDraft'

/** Graph answers 202 before the message has left, so a draft that is there may be on its way for a while. */
export const microsoftOutbox: OutboxProvider = { settlesAfterMs: 30_000, open: openOutbox }

function openOutbox({ send: request }: OutboxRequests): Outbox {
  const pathOf = (id: string): string => `/v1.0/me/messages/${encodeURIComponent(id)}`
  return {
    async saveDraft({ raw }) {
      // As MIME: of headers, JSON takes only those that begin with `x-`, and the thread would be lost.
      const headers = { ...immutable, 'content-type': 'text/plain' }
      const body = raw.toString('base64')
      return draftOf(Message.parse((await request('/v1.0/me/messages', { method: 'POST', headers, body })).json()))
    },
    async findDraft({ messageId }) {
      const filter = encodeURIComponent(`internetMessageId eq '${messageId.replaceAll("'", "''")}'`)
      const answer = await request(`/v1.0/me/messages?$filter=${filter}&${fields}`, { headers: immutable })
      const [found] = Found.parse(answer.json()).value
      return found ? draftOf(found) : null
    },
    async sendDraft({ id, threadId }) {
      const answer = await request(`${pathOf(id)}/send`, { method: 'POST', headers: immutable, expected: [400] })
      if (answer.status === 400) return { is: 'refused', answer: answer.text().slice(0, 500) }
      return { is: 'sent', threadId }
    },
    async lookUp({ id }) {
      const answer = await request(`${pathOf(id)}?${fields}`, { headers: immutable, expected: [404] })
      if (answer.status === 404) return { is: 'gone' }
      const { isDraft = false, conversationId = null } = Message.parse(answer.json())
      return isDraft ? { is: 'draft' } : { is: 'sent', threadId: conversationId }
    },
    async deleteDraft({ id }) {
      await request(pathOf(id), { method: 'DELETE', headers: immutable, expected: [404] })
    },
    close: () => undefined,
  }
}

const draftOf = ({ id, conversationId = null }: z.infer<typeof Message>) => ({ id, threadId: conversationId })
