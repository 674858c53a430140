import { createReadStream } from 'node:fs'
import { createDeflateRaw, crc32 } from 'node:zlib'

export interface ZippedFile {
  /** In the archive, with slashes. */
  name: string
  path: string
}

const largest = 0xffff_ffff

/**
 * The bytes of a ZIP file, made while they are read: sizes stand behind each file. Names are UTF-8. Without ZIP64, so it
 * throws beyond 4 GB.
 */
export async function* zipFiles(files: readonly ZippedFile[]): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, path } of files) {
    const title = Buffer.from(name, 'utf8')
    const head = Buffer.concat([Buffer.from('PK\u0003\u0004'), factsOf(title), title])
    yield head
    const sizes = { crc: 0, packed: 0, plain: 0 }
    yield* deflate(path, sizes)
    const measures = Buffer.alloc(12)
    for (const [at, size] of [sizes.crc, sizes.packed, sizes.plain].entries()) measures.writeUInt32LE(size, at * 4)
    yield Buffer.concat([Buffer.from('PK\u0007\u0008'), measures])
    directory.push(entryOf(title, measures, offset))
    offset += head.length + sizes.packed + 16
    if (Math.max(offset, sizes.plain) > largest) throw new Error('An archive of more than 4 GB')
  }
  yield Buffer.concat([...directory, endOf(directory, offset)])
}

async function* deflate(path: string, sizes: { crc: number; packed: number; plain: number }): AsyncGenerator<Buffer> {
  const reading = createReadStream(path)
  const packing = createDeflateRaw({ level: 6 })
  reading.on('data', (chunk) => {
    sizes.crc = crc32(chunk, sizes.crc)
    sizes.plain += chunk.length
  })
  reading.on('error', (error) => packing.destroy(error))
  for await (const chunk of reading.pipe(packing) as AsyncIterable<Buffer>) {
    sizes.packed += chunk.length
    yield chunk
  }
}

/** Version 2.0, sizes behind the file, names in UTF-8, deflated, 1 January 1980: times are in the files. */
function factsOf(title: Buffer, measures: Buffer = Buffer.alloc(12)): Buffer {
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(20, 0)
  facts.writeUInt16LE(0x0808, 2)
  facts.writeUInt16LE(8, 4)
  facts.writeUInt16LE(0x21, 8)
  measures.copy(facts, 10)
  facts.writeUInt16LE(title.length, 22)
  return facts
}

function entryOf(title: Buffer, measures: Buffer, offset: number): Buffer {
  const more = Buffer.alloc(14)
  more.writeUInt32LE(offset, 10)
  return Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), factsOf(title, measures), more, title])
}

function endOf(directory: readonly Buffer[], offset: number): Buffer {
  const end = Buffer.alloc(18)
  end.writeUInt16LE(directory.length, 4)
  end.writeUInt16LE(directory.length, 6)
  end.writeUInt32LE(
    directory.reduce((sum, entry) => sum + entry.length, 0),
    8,
  )
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([Buffer.from('PK\u0005\u0006'), end])
}
