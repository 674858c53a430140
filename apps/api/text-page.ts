import { acceptedEncoding, compress, type Encoding } from '@wellmet/platform/http/compress.ts'
import { etagOf, isListed } from '@wellmet/platform/http/etag.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Answers with a text that is the same for everybody: compressed once for each encoding, and not sent to whoever has it. */
export function textPage(type: string, text: () => string) {
  const compressed = new Map<Encoding, ReturnType<typeof compress>>()
  let etag: string | undefined
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const header = request.headers['accept-encoding']
    const encoding = acceptedEncoding(typeof header === 'string' ? header : undefined)
    // Weak, because it names the text and not one of its encodings.
    etag ??= etagOf(text())
    reply.type(type).header('cache-control', 'no-cache').header('vary', 'accept-encoding').header('etag', `W/${etag}`)
    if (isListed(request.headers['if-none-match'], etag)) return reply.code(304).send()
    if (encoding === null) return reply.send(text())
    if (!compressed.has(encoding)) compressed.set(encoding, compress(text(), encoding))
    const smaller = await compressed.get(encoding)
    return smaller ? reply.header('content-encoding', encoding).send(smaller.body) : reply.send(text())
  }
}
