import { createSocket } from 'node:dgram'

export type Zone = Record<string, { txt?: readonly string[]; cname?: string; fails?: true }>

const types = { cname: 5, txt: 16 } as const

/** A DNS server on loopback that knows what is in `zone`, by names in lower case, and that nothing else exists. */
export async function startDnsServer(zone: Zone) {
  const socket = createSocket('udp4')
  const asked: string[] = []
  socket.on('message', (query, from) => {
    const { name, type, question } = readQuestion(query)
    asked.push(name)
    socket.send(answer(query, question, type, zone, name.toLowerCase()), from.port, from.address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  return { port: socket.address().port, asked, stop: (): void => void socket.close() }
}

function readQuestion(query: Buffer): { name: string; type: number; question: Buffer } {
  const labels: string[] = []
  let at = 12
  for (let length = query[at]!; length > 0; length = query[at]!) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.'), type: query.readUInt16BE(at + 1), question: query.subarray(12, at + 5) }
}

/** As a resolver does, the records behind an alias come along with it. */
function answer(query: Buffer, question: Buffer, type: number, zone: Zone, name: string): Buffer {
  const records: Buffer[] = []
  let entry = zone[name]
  for (let owner = name; entry?.cname !== undefined; entry = zone[owner]) {
    records.push(record(owner, types.cname, nameBytes(entry.cname)))
    owner = entry.cname
    if (type === types.cname) break
  }
  if (type === types.txt) for (const text of entry?.txt ?? []) records.push(record(name, types.txt, textBytes(text)))
  const header = Buffer.alloc(12)
  query.copy(header, 0, 0, 2)
  header.writeUInt16BE(0x81_80 | (zone[name]?.fails ? 2 : zone[name] ? 0 : 3), 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(records.length, 6)
  return Buffer.concat([header, question, ...records])
}

function record(name: string, type: number, data: Buffer): Buffer {
  const fixed = Buffer.alloc(10)
  fixed.writeUInt16BE(type, 0)
  fixed.writeUInt16BE(1, 2)
  fixed.writeUInt16BE(data.length, 8)
  return Buffer.concat([nameBytes(name), fixed, data])
}

const nameBytes = (name: string): Buffer =>
  Buffer.concat([
    ...name.split('.').map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)])),
    Buffer.from([0]),
  ])

const textBytes = (text: string): Buffer =>
  Buffer.concat(
    (text.match(/.{1,200}/gs) ?? ['']).map((piece) => Buffer.concat([Buffer.from([piece.length]), Buffer.from(piece)])),
  )
