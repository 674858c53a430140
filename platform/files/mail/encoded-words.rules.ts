import { present } from '../../values/present.rules.ts'
import { decodeBytes, decodeQuotedPrintable } from '../text/transfer-encoding.rules.ts'

const word = /=\?([^?\s]{1,60})\?([bq])\?([^?\s]*)\?=/gi
/** White space between two encoded words is only there to part the lines. */
const between = /(=\?[^?\s]{1,60}\?[bq]\?[^?\s]*\?=)\s+(?==\?[^?\s]{1,60}\?[bq]\?)/gi

/**
 * `=?utf-8?Q?J=C3=BCrgen?=` (RFC 2047). Some programs cut a letter in two by the end of a word, so words of one
 * character set that follow each other are put together as bytes before they are read.
 */
export function decodeWords(text: string): string {
  if (!text.includes('=?')) return text
  const joined = text.replace(between, '$1')
  let decoded = ''
  let end = 0
  let pending: { charset: string; bytes: Uint8Array[] } | undefined
  const flush = () => {
    if (pending) decoded += decodeBytes(Buffer.concat(pending.bytes), pending.charset)
    pending = undefined
  }
  for (const match of joined.matchAll(word)) {
    const charset = present(match[1]).replace(/\*.*$/, '').toLowerCase()
    const isBase64 = present(match[2]).toLowerCase() === 'b'
    const bytes = isBase64 ? Buffer.from(present(match[3]), 'base64') : decodeQuotedPrintable(present(match[3]), true)
    if (match.index !== end || pending?.charset !== charset) flush()
    decoded += joined.slice(end, match.index)
    pending ??= { charset, bytes: [] }
    pending.bytes.push(bytes)
    end = match.index + match[0].length
  }
  flush()
  return decoded + joined.slice(end)
}
