import type { DraftBox, DraftBoxes, MadeUpDraft } from '../made-up/draft-box.ts'
import { headersIn } from '../made-up/draft-box.ts'
import type { MadeUpMailbox } from '../made-up/made-up-mailbox.ts'
import type { Answer, AskedOfStandIn, Grant, Route } from '../stand-in-protocol.ts'
import { googleError, googleScopes, hasScope, insufficientScopes, notFound } from './google-answers.ts'

interface DraftsContext {
  mailboxOf: (grant: Grant) => MadeUpMailbox
  drafts: DraftBoxes
}

const pathOf = (rest: string): RegExp => new RegExp(`^/gmail/v1/users/(?:me|[^/]+@[^/]+)/drafts${rest}$`)

/** Drafts of Gmail. `gmail.send` alone does not allow them. */
export function draftRoutes({ mailboxOf, drafts }: DraftsContext): Route[] {
  const route = (
    operation: string,
    method: string,
    path: RegExp,
    answer: (asked: AskedOfStandIn, box: DraftBox, groups: Record<string, string>) => Answer,
  ): Route => ({
    operation,
    method,
    path,
    answer: (asked, grant, groups) =>
      hasScope(grant, googleScopes.mailCompose, googleScopes.mailModify)
        ? answer(asked, drafts.of(mailboxOf(grant)), groups)
        : insufficientScopes(),
  })
  return [
    route('gmail.drafts.list', 'GET', pathOf(''), ({ query }, box) => {
      const all = [...box.drafts.values()].toReversed().slice(0, Number(query.get('maxResults') ?? 100))
      // Left out altogether when there is none.
      return { status: 200, body: { drafts: all.length > 0 ? all.map(shortOf) : undefined } }
    }),
    route('gmail.drafts.create', 'POST', pathOf(''), ({ body }, box) => {
      const { message } = JSON.parse(body) as { message?: { raw?: string; threadId?: string } }
      if (!message?.raw) return googleError(400, 'invalidArgument', 'Missing draft message')
      const raw = Buffer.from(message.raw, 'base64url').toString()
      return { status: 200, body: shortOf(box.save(raw, message.threadId ?? null)) }
    }),
    route('gmail.drafts.send', 'POST', pathOf('/send'), ({ body }, box) => {
      const { id = '' } = JSON.parse(body) as { id?: string }
      const draft = box.drafts.get(id)
      if (draft && !/@/.test(headersIn(draft.raw).get('to') ?? ''))
        return googleError(400, 'invalidArgument', 'Recipient address required')
      const sent = box.send(id)
      return sent
        ? { status: 200, body: { id: sent.sentId, threadId: sent.draft.threadId, labelIds: ['SENT'] } }
        : notFound()
    }),
    route('gmail.drafts.get', 'GET', pathOf('/(?<id>[^/]+)'), (_asked, box, groups) => {
      const draft = box.drafts.get(groups['id']!)
      return draft ? { status: 200, body: wholeOf(draft) } : notFound()
    }),
    route('gmail.drafts.delete', 'DELETE', pathOf('/(?<id>[^/]+)'), (_asked, box, groups) =>
      box.drafts.delete(groups['id']!) ? { status: 204 } : notFound(),
    ),
  ]
}

const shortOf = ({ id, messageId, threadId }: MadeUpDraft) => ({ id, message: { id: messageId, threadId } })

const wholeOf = ({ id, messageId, threadId, raw }: MadeUpDraft) => {
  const headers = [...headersIn(raw)].map(([name, value]) => ({ name, value }))
  return { id, message: { id: messageId, threadId, labelIds: ['DRAFT'], payload: { headers } } }
}
