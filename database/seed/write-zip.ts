import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipEntry {
  name: string
  content: Uint8Array | string
  isStored?: boolean
  /** What the directory claims, when it lies. */
  claimedSize?: number
  isEncrypted?: boolean
}

/**
 * A ZIP file without times, so that the same content makes the same file. Written by hand, because tests also need
 * files that are wrong, and no library writes those.
 */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, isStored = false, claimedSize, isEncrypted = false } of entries) {
    const plain = Buffer.from(content as string)
    const packed = isStored ? plain : deflateRawSync(plain, { level: 6 })
    const title = Buffer.from(name, 'latin1')
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(isEncrypted ? 1 : 0, 2)
    facts.writeUInt16LE(isStored ? 0 : 8, 4)
    facts.writeUInt32LE(crc32(plain), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(claimedSize ?? plain.length, 18)
    facts.writeUInt16LE(title.length, 22)
    parts.push(Buffer.from('PK\u0003\u0004'), facts, title, packed)
    const more = Buffer.alloc(14)
    more.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), facts, more, title)
    offset += 4 + facts.length + title.length + packed.length
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  return Buffer.concat([...parts, ...directory, ...endOf(entries.length, size, offset)])
}

/** Beyond 65,535 entries the end says "look above", where ZIP64 has room for the number. */
function endOf(count: number, size: number, offset: number): Buffer[] {
  const isLarge = count > 0xffff
  const end = Buffer.alloc(18)
  end.writeUInt16LE(Math.min(count, 0xffff), 4)
  end.writeUInt16LE(Math.min(count, 0xffff), 6)
  end.writeUInt32LE(size, 8)
  end.writeUInt32LE(offset, 12)
  const plain = [Buffer.from('PK\u0005\u0006'), end]
  if (!isLarge) return plain
  const large = Buffer.alloc(52)
  large.writeBigUInt64LE(44n, 0)
  large.writeBigUInt64LE(BigInt(count), 20)
  large.writeBigUInt64LE(BigInt(count), 28)
  large.writeBigUInt64LE(BigInt(size), 36)
  large.writeBigUInt64LE(BigInt(offset), 44)
  const locator = Buffer.alloc(16)
  locator.writeBigUInt64LE(BigInt(offset + size), 4)
  return [Buffer.from('PK\u0006\u0006'), large, Buffer.from('PK\u0006\u0007'), locator, ...plain]
}
