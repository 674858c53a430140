import type { ByteSource } from '../text/decode-text.ts'
import { ImportRefused } from '../import-refused.ts'
import { limits } from '../limits.rules.ts'
import type { Headers } from './machine-mail.rules.ts'
import { mailOf } from './mail-record.ts'
import { MboxHeaders } from './mbox-headers.ts'
import type { MessageRecord, SkippedRow, SkipReason } from '../records.ts'
import { decodeBytes } from '../text/transfer-encoding.rules.ts'

/** A mailbox of Gmail's Takeout, Thunderbird or Apple Mail: the headers of each message, never a body. */
export async function* readMbox(source: ByteSource): AsyncGenerator<MessageRecord | SkippedRow> {
  const blocks = new MboxHeaders()
  let message = 0
  let size = 0
  const read = (block: Uint8Array | 'too-long'): MessageRecord | SkippedRow => {
    message += 1
    const made: MessageRecord | SkipReason = block === 'too-long' ? 'headers_too_long' : mailOf(headersIn(block))
    return typeof made === 'string' ? { kind: 'skipped', file: 'mbox', line: message, reason: made } : made
  }
  for await (const chunk of source) {
    size += chunk.length
    if (size > limits.fileBytes) throw new ImportRefused('file_too_large')
    for (const block of blocks.push(chunk)) yield read(block)
  }
  for (const block of blocks.end()) yield read(block)
}

const wanted = new Set([
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
  'x-gm-thrid',
  'x-gmail-labels',
])

/** The first of each name counts, except for the lists of recipients, which old programs wrote in several lines. */
function headersIn(block: Uint8Array): Headers {
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
