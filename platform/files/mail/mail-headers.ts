import type { Headers } from './machine-mail.rules.ts'
import { decodeBytes } from '../text/transfer-encoding.rules.ts'

/** All that is read of a mail. There is no Subject among them. */
export const headerNames = [
  'from',
  'sender',
  'to',
  'cc',
  'bcc',
  'date',
  'message-id',
  'in-reply-to',
  'references',
  'return-path',
  'precedence',
  'auto-submitted',
  'list-id',
  'list-unsubscribe',
  'list-post',
  'content-class',
  'x-autoreply',
  'x-autorespond',
  'x-failed-recipients',
  'content-type',
  'x-gm-thrid',
  'x-gmail-labels',
] as const

const wanted = new Set<string>(headerNames)

/** The first of each name counts, except for the lists of recipients, which old programs wrote in several lines. */
export function headersIn(block: Uint8Array): Headers {
  const headers = new Map<string, string>()
  const unfolded = decodeBytes(block).replace(/\r?\n[ \t]+/g, ' ')
  for (const line of unfolded.split(/\r?\n/)) {
    const colon = line.indexOf(':')
    const name = line.slice(0, Math.max(colon, 0)).trim().toLowerCase()
    if (!wanted.has(name)) continue
    const value = line.slice(colon + 1).trim()
    const before = headers.get(name)
    if (before === undefined) headers.set(name, value)
    else if (name === 'to' || name === 'cc') headers.set(name, `${before}, ${value}`)
  }
  return headers
}
