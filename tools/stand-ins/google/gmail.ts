import type { MadeUpMailbox } from '../made-up/made-up-mailbox.ts'
import type { MadeUpMessage } from '../made-up/made-up-messages.ts'
import type { Answer, AskedOfStandIn, Grant, Route } from '../stand-in-protocol.ts'
import { historyIdOf, listHistory } from './gmail-history.ts'
import { createLabel, madeLabels } from './gmail-labels.ts'
import { batchModify } from './gmail-changes.ts'
import { allLabels, labelsOf, writeMessage } from './gmail-messages.ts'
import { googleError, googleScopes, hasScope, insufficientScopes, notFound } from './google-answers.ts'

export interface GmailQuota {
  /** For each user; Google's own figure is 15,000. Infinity switches it off. */
  unitsPerMinute: number
  /** Google refuses with either. */
  status: 403 | 429
}

export interface GmailContext {
  mailboxOf: (grant: Grant) => MadeUpMailbox
  quota: GmailQuota
}

const user = '/gmail/v1/users/(?:me|[^/]+@[^/]+)'
const pathOf = (rest: string): RegExp => new RegExp(`^${user}${rest}$`)

/** Gmail's REST interface, as far as metadata of messages needs it. */
export function gmailRoutes({ mailboxOf, quota }: GmailContext): Route[] {
  const spent = new Map<string, { minute: number; units: number }>()

  /** Charges the units of a call, and then answers it if the token allows. */
  const route = (
    operation: string,
    units: number,
    path: RegExp,
    answer: (asked: AskedOfStandIn, mailbox: MadeUpMailbox, grant: Grant, groups: Record<string, string>) => Answer,
  ): Route => ({
    operation,
    method: 'GET',
    path,
    answer(asked, grant, groups) {
      const { mailMetadata, mailReadonly, mailModify } = googleScopes
      if (!hasScope(grant, mailMetadata, mailReadonly, mailModify)) return insufficientScopes()
      return overQuota(grant.account, units) ?? answer(asked, mailboxOf(grant), grant, groups)
    },
  })

  /** The same for what changes something. */
  const change = (
    operation: string,
    units: number,
    path: RegExp,
    answer: (body: Record<string, unknown>, mailbox: MadeUpMailbox) => Answer,
  ): Route => ({
    operation,
    method: 'POST',
    path,
    answer({ body }, grant) {
      if (!hasScope(grant, googleScopes.mailModify)) return insufficientScopes()
      const given = JSON.parse(body) as Record<string, unknown>
      return overQuota(grant.account, units) ?? answer(given, mailboxOf(grant))
    },
  })

  function overQuota(account: string, units: number): Answer | undefined {
    const minute = Math.floor(Date.now() / 60_000)
    const before = spent.get(account)
    const sum = (before?.minute === minute ? before.units : 0) + units
    if (sum > quota.unitsPerMinute) {
      const retry = new Date((minute + 1) * 60_000).toISOString()
      const reason = quota.status === 403 ? 'userRateLimitExceeded' : 'rateLimitExceeded'
      return googleError(quota.status, reason, `User-rate limit exceeded.  Retry after ${retry}`, 'usageLimits')
    }
    spent.set(account, { minute, units: sum })
    return undefined
  }

  return [
    route('gmail.profile', 1, pathOf('/profile'), (_asked, { account, messages }) => ({
      status: 200,
      body: {
        emailAddress: account.address,
        messagesTotal: messages.count,
        threadsTotal: messages.count,
        historyId: historyIdOf(messages.changes.latest),
      },
    })),
    route('gmail.labels.list', 1, pathOf('/labels'), (_asked, mailbox) => ({
      status: 200,
      body: { labels: [...allLabels, ...madeLabels(mailbox)] },
    })),
    change('gmail.labels.create', 5, pathOf('/labels'), createLabel),
    change('gmail.messages.batchModify', 50, pathOf('/messages/batchModify'), batchModify),
    route('gmail.messages.list', 5, pathOf('/messages'), listMessages),
    route('gmail.messages.get', 5, pathOf('/messages/(?<id>[^/]+)'), getMessage),
    route('gmail.history.list', 2, pathOf('/history'), (asked, { messages }) => listHistory(asked, messages)),
  ]
}

function listMessages({ query }: AskedOfStandIn, { messages }: MadeUpMailbox, grant: Grant): Answer {
  // Also refused when a broader scope is in the same token, and even when it is empty.
  if (query.has('q') && hasScope(grant, googleScopes.mailMetadata))
    return googleError(403, 'forbidden', "Metadata scope does not support 'q' parameter")
  if (query.get('q')) return googleError(400, 'invalidArgument', 'The stand-in understands no q.')
  const most = Math.min(Number(query.get('maxResults') ?? 100), 500)
  if (!Number.isInteger(most) || most < 1) return googleError(400, 'invalidArgument', 'Invalid value at maxResults')
  const token = query.get('pageToken')
  const start = token ? messages.indexOf(Buffer.from(token, 'base64url').toString()) : messages.slots - 1
  if (start === undefined) return googleError(400, 'invalidArgument', 'Invalid pageToken')
  const wanted = query.getAll('labelIds')
  const withSpamAndTrash = query.get('includeSpamTrash') === 'true'
  const isListed = (message: MadeUpMessage): boolean => {
    const labels = labelsOf(message)
    const isHidden = labels.includes('SPAM') || labels.includes('TRASH')
    return (withSpamAndTrash || !isHidden) && wanted.every((label) => labels.includes(label))
  }
  const page: { id: string; threadId: string }[] = []
  let next: string | undefined
  for (let index = start; index >= 0; index -= 1) {
    const message = messages.at(index)
    if (!message || !isListed(message)) continue
    if (page.length === most) {
      next = message.id
      break
    }
    page.push({ id: message.id, threadId: message.threadId })
  }
  return {
    status: 200,
    items: 'messages',
    body: {
      // Left out altogether when there is none.
      ...(page.length > 0 ? { messages: page } : {}),
      ...(next ? { nextPageToken: Buffer.from(next).toString('base64url') } : {}),
      resultSizeEstimate: messages.count,
    },
  }
}

type Groups = Record<string, string>

function getMessage({ query }: AskedOfStandIn, { messages }: MadeUpMailbox, grant: Grant, groups: Groups): Answer {
  const format = (query.get('format') ?? 'full').toLowerCase()
  if (hasScope(grant, googleScopes.mailMetadata) && (format === 'full' || format === 'raw'))
    return googleError(403, 'forbidden', `Metadata scope doesn't allow format ${format.toUpperCase()}`)
  const message = messages.find(groups['id']!)
  if (!message) return notFound()
  const historyId = historyIdOf(messages.changes.lastOf(message.id))
  return { status: 200, body: writeMessage(message, historyId, format, query.getAll('metadataHeaders')) }
}
