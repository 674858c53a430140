import { headersIn, type DraftBox, type DraftBoxes, type MadeUpDraft } from '../made-up/draft-box.ts'
import type { MadeUpMailbox } from '../made-up/made-up-mailbox.ts'
import type { Answer, AskedOfStandIn, Grant, Route } from '../stand-in-protocol.ts'
import { accessDenied, graphError, graphRefusals, hasGraphScope } from './graph-answers.ts'

interface DraftsContext {
  mailboxOf: (grant: Grant) => MadeUpMailbox
  drafts: DraftBoxes
  /** Of mails that are no drafts: at Graph both are messages. */
  mails: readonly Route[]
}

const one = '/v1.0/me/messages/(?<id>[^/]+)'

/** Drafts of Graph, as MIME and by immutable ids: without that header, the id of a sent message is another one. */
export function draftRoutes({ mailboxOf, drafts, mails }: DraftsContext): Route[] {
  /** What was sent, by the immutable id that its draft had. */
  const sent = new Map<string, MadeUpDraft>()
  /** The same operation on mails, for what is neither a draft nor was one. */
  const orMails = (route: Route, isKnown: (asked: AskedOfStandIn, box: DraftBox, id: string) => boolean): Route => {
    const ofMails = mails.find(({ operation }) => operation === route.operation)
    return {
      ...route,
      answer(asked, grant, groups) {
        const known = isKnown(asked, drafts.of(mailboxOf(grant)), decodeURIComponent(groups['id'] ?? ''))
        return (known || !ofMails ? route : ofMails).answer(asked, grant, groups)
      },
    }
  }
  const route = (
    operation: string,
    method: string,
    path: string,
    answer: (asked: AskedOfStandIn, box: DraftBox, id: string) => Answer,
  ): Route => ({
    operation,
    method,
    path: new RegExp(`^${path}$`),
    answer(asked, grant, groups) {
      const needed = operation === 'graph.messages.send' ? 'Mail.Send' : 'Mail.ReadWrite'
      if (!hasGraphScope(grant, needed)) return accessDenied()
      if (!String(asked.headers['prefer']).includes('IdType="ImmutableId"') && operation !== 'graph.messages.delete')
        return graphError(400, 'ErrorInvalidIdMalformed', 'Id is malformed.')
      return answer(asked, drafts.of(mailboxOf(grant)), decodeURIComponent(groups['id'] ?? ''))
    },
  })
  return [
    route('graph.messages.create', 'POST', '/v1.0/me/messages', ({ headers, body }, box) => {
      if (headers['content-type'] !== 'text/plain')
        return graphError(400, 'UnableToDeserializePostBody', 'Only MIME is understood here.')
      return { status: 201, body: written(box.save(Buffer.from(body, 'base64').toString(), null), true) }
    }),
    orMails(
      route('graph.messages.list', 'GET', '/v1.0/me/messages', (asked, box) => ({
        status: 200,
        body: { value: draftsWanted(asked, box).map((draft) => written(draft, true)) },
      })),
      (asked, box) => draftsWanted(asked, box).length > 0,
    ),
    orMails(
      route('graph.messages.get', 'GET', one, (asked, box, id) => {
        const draft = box.drafts.get(id)
        const known = draft ?? sent.get(id)
        return known ? { status: 200, body: written(known, draft !== undefined) } : graphRefusals.notFound(asked)
      }),
      (_asked, box, id) => box.drafts.has(id) || sent.has(id),
    ),
    route('graph.messages.send', 'POST', `${one}/send`, (asked, box, id) => {
      const raw = box.drafts.get(id)?.raw
      if (raw !== undefined && !/@/.test(headersIn(raw).get('to') ?? ''))
        return graphError(400, 'ErrorInvalidRecipients', 'At least one recipient is not valid.')
      const done = box.send(id)
      if (!done) return graphRefusals.notFound(asked)
      sent.set(id, done.draft)
      return { status: 202 }
    }),
    route('graph.messages.delete', 'DELETE', one, (asked, box, id) =>
      box.drafts.delete(id) ? { status: 204 } : graphRefusals.notFound(asked),
    ),
  ]
}

function draftsWanted({ query }: AskedOfStandIn, box: DraftBox): MadeUpDraft[] {
  const wanted = /^internetMessageId eq '(?<id>.*)'$/.exec(query.get('$filter') ?? '')?.groups?.['id']
  return [...box.drafts.values()].filter(({ raw }) => headersIn(raw).get('message-id') === wanted)
}

const written = ({ id, threadId, raw }: MadeUpDraft, isDraft: boolean) => ({
  id,
  conversationId: threadId,
  internetMessageId: headersIn(raw).get('message-id'),
  isDraft,
})
