import { isAscii } from 'node:buffer'
import { ImportRefused } from '../import-refused.ts'
import { limits } from '../limits.rules.ts'

/** A file, an entry of a ZIP or an upload: `createReadStream(path)` is one. */
export type ByteSource = AsyncIterable<Uint8Array>

/**
 * Text in chunks. A byte order mark decides; without one it is UTF-8, unless the first chunk with letters beyond ASCII
 * is mostly not, in which case it is Windows-1252, as Outlook still writes it. Damage after that becomes U+FFFD, never an error.
 */
export async function* decodeText(source: ByteSource): AsyncGenerator<string> {
  const decode = textDecoder()
  let size = 0
  for await (const chunk of source) {
    size += chunk.length
    if (size > limits.fileBytes) throw new ImportRefused('file_too_large')
    const text = decode(chunk, true)
    if (text !== '') yield text
  }
  const rest = decode(new Uint8Array(), false)
  if (rest !== '') yield rest
}

/** The beginning of a file as text. */
export const decodeHead = (head: Uint8Array): string => textDecoder()(head, true)

function textDecoder(): (bytes: Uint8Array, more: boolean) => string {
  let decoder: InstanceType<typeof TextDecoder> | undefined
  let held: Uint8Array = new Uint8Array()
  let isStart = true
  return (bytes, more) => {
    if (decoder) return decoder.decode(bytes, { stream: more })
    const all = held.length === 0 ? bytes : Buffer.concat([held, bytes])
    if (isStart && more && all.length < 3) {
      held = all
      return ''
    }
    const marked = isStart ? encodingByMark(all) : undefined
    isStart = false
    const from = isAscii(all) ? -1 : all.findIndex((byte) => byte > 0x7f)
    if (marked === undefined && from < 0) {
      held = new Uint8Array()
      return ascii(all)
    }
    // A letter may be cut by the end of the chunk; one that stands alone there decides nothing yet.
    if (marked === undefined && more && all.length - from < 4) {
      held = all.subarray(from)
      return ascii(all.subarray(0, from))
    }
    decoder = new TextDecoder(marked ?? (isUtf8(all, more) ? 'utf-8' : 'windows-1252'))
    return decoder.decode(all, { stream: more })
  }
}

const ascii = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')

function encodingByMark(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return undefined
}

/** More letters than damage: one broken byte does not make another encoding of a file. */
function isUtf8(bytes: Uint8Array, more: boolean): boolean {
  const beyondAscii = new TextDecoder().decode(bytes, { stream: more }).match(/[^\u0000-\u007f]/gu) ?? []
  return beyondAscii.filter((letter) => letter === '\ufffd').length * 2 <= beyondAscii.length
}
