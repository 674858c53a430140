/** `=C3=BC` and the like to bytes; what is not an escape stays as it is. `underscoreIsSpace` for words in headers. */
export function decodeQuotedPrintable(text: string, underscoreIsSpace = false): Uint8Array {
  const source = Buffer.from(text, 'utf8')
  const bytes = Buffer.alloc(source.length)
  let length = 0
  for (let at = 0; at < source.length; at += 1) {
    const byte = source.readUInt8(at)
    const escaped = byte === 0x3d ? Number.parseInt(source.toString('latin1', at + 1, at + 3), 16) : Number.NaN
    if (byte === 0x3d && /^[0-9a-f]{2}$/i.test(source.toString('latin1', at + 1, at + 3))) {
      bytes[length++] = escaped
      at += 2
    } else bytes[length++] = underscoreIsSpace && byte === 0x5f ? 0x20 : byte
  }
  return bytes.subarray(0, length)
}

/** Bytes in a character set that the file names. One that nobody knows is read as UTF-8, else as Windows-1252. */
export function decodeBytes(bytes: Uint8Array, charset = 'utf-8'): string {
  const named = /^utf-?8$|^us-ascii$/i.test(charset) ? undefined : decoderOf(charset)
  if (named) return named.decode(bytes)
  try {
    return strict.decode(bytes)
  } catch {
    return windows.decode(bytes)
  }
}

const strict = new TextDecoder('utf-8', { fatal: true })
const windows = new TextDecoder('windows-1252')

function decoderOf(charset: string): InstanceType<typeof TextDecoder> | undefined {
  try {
    return new TextDecoder(charset.slice(0, 40))
  } catch {
    return undefined
  }
}
