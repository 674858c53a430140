import { crc32 } from 'node:zlib'

export interface ZipContent {
  name: string
  content: string
}

/** A ZIP file whose entries are stored as they are; names in ASCII. */
export function writeZip(contents: readonly ZipContent[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content } of contents) {
    const bytes = Buffer.from(content)
    const title = Buffer.from(name)
    // Version 2.0, no flags, stored; without a time, so that the same content makes the same file.
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt32LE(crc32(bytes), 10)
    facts.writeUInt32LE(bytes.length, 14)
    facts.writeUInt32LE(bytes.length, 18)
    facts.writeUInt16LE(title.length, 22)
    parts.push(Buffer.from('PK\u0003\u0004'), facts, title, bytes)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), facts, place, title)
    offset += 4 + facts.length + title.length + bytes.length
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(contents.length, 4)
  end.writeUInt16LE(contents.length, 6)
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    8,
  )
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, ...directory, Buffer.from('PK\u0005\u0006'), end])
}
