/** Header fields by their names in lower case. */
export type Headers = ReadonlyMap<string, string>

const robots =
  /^(?:(?:do-?)?no-?t?-?reply|do-?not-?reply|mailer-?daemon|postmaster|bounces?|notifications?|notify|alerts?|newsletters?|mailings?|mailer|auto(?:mated|-?confirm|-?reply|-?responder)?|daemon|listserv|majordomo)$/

/** Whether nobody reads what is sent there: `no-reply@`, `jobs-noreply@`, `notifications+a1b2@`, `bounce-123@`. */
export function isMachineAddress(email: string): boolean {
  const local = email.slice(0, email.lastIndexOf('@')).toLowerCase().replace(/_/g, '-').replace(/\+.*$/, '')
  if (robots.test(local)) return true
  const words = local.split('.').join('-')
  return /(?:^|-)(?:no-?reply|do-?not-?reply|bounces?|notifications?)(?:-|$)/.test(words)
}

const hasList = ['list-unsubscribe', 'list-id', 'list-post'] as const

/** An invitation or the answer to one, which a calendar writes: whoever declines has not written to anybody. */
const isCalendarMail = (headers: Headers): boolean =>
  /^\s*text\/calendar\b/i.test(headers.get('content-type') ?? '') ||
  /\bcalendarmessage\b/i.test(headers.get('content-class') ?? '')

/** A bounce, a complaint or a receipt (RFC 3462, 5965 and 8098), which mail servers and programs write. */
const isReport = (headers: Headers): boolean =>
  /^\s*(?:multipart\/report|message\/disposition-notification)\b/i.test(headers.get('content-type') ?? '') ||
  headers.has('x-failed-recipients')

/**
 * Answers without Auto-Submitted, by older marks. X-Auto-Response-Suppress is none of them: it asks others not to answer
 * by themselves, and people's mail has it, too.
 */
const isAutoReply = (headers: Headers): boolean =>
  /^\s*yes\b/i.test(headers.get('x-autoreply') ?? '') ||
  headers.has('x-autorespond') ||
  /^\s*auto_reply\b/i.test(headers.get('precedence') ?? '')

/** Mass mail and answers of machines, by what they say of themselves (RFC 2369, 2919, 3834) or by who sent them. */
export function isMachineMail(headers: Headers, sender: string | undefined): boolean {
  if (hasList.some((name) => headers.has(name))) return true
  if (isCalendarMail(headers) || isReport(headers) || isAutoReply(headers)) return true
  if (/^\s*(?:bulk|list|junk)\b/i.test(headers.get('precedence') ?? '')) return true
  const submitted = headers.get('auto-submitted')
  if (submitted !== undefined && !/^\s*no\b/i.test(submitted)) return true
  // A bounce has nobody to bounce to.
  if (/^\s*<\s*>\s*$/.test(headers.get('return-path') ?? '')) return true
  return sender !== undefined && isMachineAddress(sender)
}
