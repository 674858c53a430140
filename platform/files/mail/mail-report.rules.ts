import { isMachineMail } from './machine-mail.rules.ts'
import { fieldOf, fieldsIn, readWholeMail, type MailPart, type WholeMail } from './mail-parts.rules.ts'
import { judgeBounce, type BounceKind } from './bounce-kind.rules.ts'

/**
 * What came back to a mail. `delay`: it is still being tried. `receipt`: it arrived, or was opened. `automatic`: a machine
 * wrote, and the mail did not come back. Only a `reply` was written by somebody.
 */
export type MailReport =
  | { is: 'bounce'; kind: BounceKind; status: string | null; recipient: string | null }
  | { is: 'delay' | 'receipt' | 'complaint' | 'out of office' | 'automatic' | 'reply' }

/**
 * Tells what came back to a mail: by headers and the parts that are made for machines (RFC 3464, 3834, 5965 and 8098).
 * Neither the subject nor what people wrote is looked at. Only old bounces without such a part are read as text.
 */
export function readReport(raw: string): MailReport {
  const mail = readWholeMail(raw)
  const headers = new Map(mail.fields.toReversed())
  const feedback = mail.parts.find(({ type }) => type === 'message/feedback-report')
  if (feedback) return { is: isComplaint(feedback) ? 'complaint' : 'automatic' }
  if (isComplaintAtMicrosoft(mail)) return { is: 'complaint' }
  if (mail.parts.some(({ type }) => type === 'message/disposition-notification')) return { is: 'receipt' }
  const status = mail.parts.find(
    ({ type }) => type === 'message/delivery-status' || type === 'message/global-delivery-status',
  )
  if (status || isOldBounce(headers)) return readStatus(mail, status)
  if (isOutOfOffice(headers)) return { is: 'out of office' }
  return { is: isMachineMail(headers, undefined) || isDaemon(headers) ? 'automatic' : 'reply' }
}

/** RFC 5965 and RFC 6590: "not-spam" takes a complaint back, and "auth-failure" is about a signature. */
const complaints = new Set(['abuse', 'fraud', 'virus', 'other', 'opt-out', 'opt-out-list', 'miscategorized'])

const isComplaint = ({ body }: MailPart): boolean =>
  complaints.has(fieldOf(fieldsIn(body.trimStart()), 'feedback-type')?.toLowerCase() ?? '')

/** Microsoft’s junk mail reports hold nothing but the mail, to which the service that reports adds the recipient. */
const isComplaintAtMicrosoft = ({ parts }: WholeMail): boolean =>
  parts.length > 0 &&
  parts.every(({ type }) => type === 'message/rfc822') &&
  parts.some(({ body }) => fieldOf(fieldsIn(body.trimStart()), 'x-hmxmroriginalrecipient') !== undefined)

type Headers = ReadonlyMap<string, string>

const senders = /(?:^|[\s<"])(?:mailer-?daemon|postmaster|mail-?delivery-?\w*)@/i
const isDaemon = (headers: Headers): boolean => senders.test(headers.get('from') ?? '')
const isFromNobody = (headers: Headers): boolean => /^\s*<\s*>\s*$/.test(headers.get('return-path') ?? '')

/** A bounce from before RFC 3464: Exim and Gmail name who failed, others are known by who wrote, and to nobody’s answer. */
const isOldBounce = (headers: Headers): boolean =>
  headers.has('x-failed-recipients') ||
  (isDaemon(headers) &&
    (isFromNobody(headers) ||
      headers.has('auto-submitted') ||
      /multipart\/report/i.test(headers.get('content-type') ?? '')))

function readStatus({ parts, fields }: WholeMail, status: MailPart | undefined): MailReport {
  const groups = (status?.body ?? '').split(/\n[ \t]*\n/).map((group) => fieldsIn(group.trimStart()))
  const recipient = groups.find((group) => fieldOf(group, 'final-recipient') || fieldOf(group, 'action'))
  const action = recipient && fieldOf(recipient, 'action')?.toLowerCase()
  if (action?.startsWith('delayed')) return { is: 'delay' }
  if (action !== undefined && !action.startsWith('failed')) return { is: 'receipt' }
  const text = parts.find(({ type }) => type === 'text/plain')?.body ?? ''
  const kind = judgeBounce({
    status: (recipient && fieldOf(recipient, 'status')) ?? null,
    // Where nothing is said for machines, the answer of the server is quoted to the reader.
    diagnostic: recipient ? (fieldOf(recipient, 'diagnostic-code') ?? text) : text,
  })
  const named = recipient && (fieldOf(recipient, 'original-recipient') ?? fieldOf(recipient, 'final-recipient'))
  const address = named?.replace(/^[\w-]+\s*;/, '') ?? fieldOf(fields, 'x-failed-recipients') ?? null
  return { is: 'bounce', ...kind, recipient: address?.trim().toLowerCase() ?? null }
}

/**
 * RFC 3834 has "auto-replied" for whatever answers by itself, so vacations are known by what they say beside it: RFC 5230
 * with a word behind it, Gmail and Exchange with a header of their own. Without that it is `automatic`.
 */
function isOutOfOffice(headers: Headers): boolean {
  const submitted = headers.get('auto-submitted')?.toLowerCase() ?? 'no'
  if (/^auto-replied\s*[(;].*\bvacation\b/.test(submitted)) return true
  if (/\bvacation\b/i.test(headers.get('x-autorespond') ?? '')) return true
  if (submitted.startsWith('no')) return false
  if (/^mailbox rules agent/i.test(headers.get('x-ms-exchange-generated-message-source') ?? '')) return true
  return headers.has('in-reply-to') && /^yes\b/i.test(headers.get('x-autoreply') ?? '')
}
