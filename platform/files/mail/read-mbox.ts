import type { ByteSource } from '../text/decode-text.ts'
import { ImportRefused } from '../import-refused.ts'
import { limits } from '../limits.rules.ts'
import { headersIn } from './mail-headers.ts'
import { mailOf } from './mail-record.ts'
import { MboxHeaders } from './mbox-headers.ts'
import type { MessageRecord, SkippedRow, SkipReason } from '../records.ts'

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
