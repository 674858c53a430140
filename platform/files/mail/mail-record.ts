import { createHash } from 'node:crypto'
import { addressesIn } from './address-list.rules.ts'
import { cleanText } from '../text/clean-text.rules.ts'
import { limits } from '../limits.rules.ts'
import { isMachineMail, type Headers } from './machine-mail.rules.ts'
import { mailTime } from './mail-date.rules.ts'
import { handleOf, present } from '../person-handle.ts'
import type { MessageRecord, PersonHandle, SkipReason } from '../records.ts'

/** The headers of one mail as a record. There is no Subject among them: it is text, and text is not kept. */
export function mailOf(headers: Headers): MessageRecord | SkipReason {
  const labels = labelsIn(headers.get('x-gmail-labels') ?? '')
  if (labels.has('drafts') || labels.has('draft')) return 'draft'
  const at = mailTime(headers.get('date') ?? '')
  if (at === undefined) return 'date_unreadable'
  const [from] = peopleIn(headers.get('from') ?? headers.get('sender') ?? '')
  if (from?.email === undefined) return 'sender_missing'
  const to = peopleIn(headers.get('to') ?? '')
  // Bcc stands only in mail that the owner sent; those people got a copy like the others.
  const cc = peopleIn(`${headers.get('cc') ?? ''}, ${headers.get('bcc') ?? ''}`)
  const inReplyTo = idsIn(headers.get('in-reply-to') ?? '')[0]
  const ref = idsIn(headers.get('message-id') ?? '')[0] ?? madeUpId(headers, at)
  const [root] = idsIn(headers.get('references') ?? '')
  return {
    kind: 'message',
    ref,
    channel: 'mail',
    at,
    from,
    to: to.slice(0, limits.peoplePerRecord),
    cc: cc.slice(0, limits.peoplePerRecord),
    isMachine: labels.has('spam') || isMachineMail(headers, from.email),
    people: new Set([from, ...to, ...cc].map(({ email }) => email)).size,
    threadRef: cleanText(headers.get('x-gm-thrid')) ?? root ?? inReplyTo ?? ref,
    ...present({ inReplyTo }),
  }
}

const peopleIn = (header: string): PersonHandle[] =>
  addressesIn(header)
    .map(({ name, address }) => handleOf({ name, email: address }))
    .filter(({ email }) => email !== undefined)

/** `<a@b> <c@d>`; the first of References began the thread. */
const idsIn = (header: string): string[] =>
  Array.from(header.matchAll(/<([^<>\s]{1,250})>/g), ([, id]) => cleanText(id)).filter((id) => id !== undefined)

const labelsIn = (header: string): Set<string> =>
  new Set(
    header.split(',').map((label) =>
      label
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .toLowerCase(),
    ),
  )

const madeUpId = (headers: Headers, at: string): string =>
  createHash('sha256')
    .update([at, headers.get('from'), headers.get('to')].join('\n'))
    .digest('base64url')
    .slice(0, 22)
