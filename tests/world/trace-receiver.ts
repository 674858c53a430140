import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

export interface Span {
  traceId: string
  spanId: string
  parentId: string
  name: string
  service: string
}

/** An OTLP receiver that keeps what it gets: the raw bodies, to look for secrets, and the spans in them. */
export async function startTraceReceiver() {
  const received: { url: string; body: Buffer }[] = []
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      received.push({ url: request.url ?? '', body })
      response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    spans: (): Span[] => received.flatMap(({ body }) => spansIn(body)),
  }
}

/** By the numbers of the fields in opentelemetry/proto/collector/trace/v1/trace_service.proto. */
const spansIn = (body: Buffer): Span[] =>
  fieldsOf(body, 1).flatMap((resourceSpans) => {
    const attributes = fieldsOf(resourceSpans, 1).flatMap((resource) => fieldsOf(resource, 1))
    const named = attributes.find((attribute) => String(fieldsOf(attribute, 1)[0]) === 'service.name')
    const service = named ? String(fieldsOf(fieldsOf(named, 2)[0]!, 1)[0]) : ''
    return fieldsOf(resourceSpans, 2)
      .flatMap((scopeSpans) => fieldsOf(scopeSpans, 2))
      .map((span) => {
        const hex = (field: number): string => fieldsOf(span, field)[0]?.toString('hex') ?? ''
        return { traceId: hex(1), spanId: hex(2), parentId: hex(4), name: String(fieldsOf(span, 5)[0]), service }
      })
  })

/** The values of one field with a length, in a message in the wire format of protocol buffers. */
function fieldsOf(message: Buffer, wanted: number): Buffer[] {
  const found: Buffer[] = []
  let at = 0
  const varint = (): number => {
    let [value, factor] = [0, 1]
    for (;;) {
      const byte = message[at++]!
      value += (byte & 127) * factor
      if (byte < 128) return value
      factor *= 128
    }
  }
  while (at < message.length) {
    const tag = varint()
    const kind = tag & 7
    if (kind === 0) varint()
    else if (kind === 1) at += 8
    else if (kind === 5) at += 4
    else {
      const length = varint()
      if (tag >> 3 === wanted) found.push(message.subarray(at, at + length))
      at += length
    }
  }
  return found
}
