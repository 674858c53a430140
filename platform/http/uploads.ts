import { Readable, Transform } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fail } from '../contract/problem.ts'
import { httpMessages } from './http.messages.ts'

/** A body that trickles in holds a place that others wait for. Files may take as long as the connection lives. */
const bodyPatienceMs = 15_000

/** Files are handed on as they arrive; every other body has to be whole within seconds. */
export function takeUploads(app: FastifyInstance, patienceMs = bodyPatienceMs): void {
  app.addContentTypeParser('application/octet-stream', (request, payload, done) => {
    if (request.routeOptions.config.endpoint?.upload) return done(null, payload)
    done(fail('unsupported_media_type', httpMessages.sendJson()))
  })
  app.addHook('preParsing', async (request, _reply, payload) => {
    const { endpoint } = request.routeOptions.config
    // Of a request for a stream nobody reads the end, and so it would never be whole.
    if (endpoint?.upload || endpoint?.stream) return
    const timer = setTimeout(() => request.raw.destroy(), patienceMs)
    payload.once('close', () => clearTimeout(timer))
    payload.once('end', () => clearTimeout(timer))
  })
}

/** The file, up to so many bytes; one more and reading it fails with 413. */
export function uploadOf(request: FastifyRequest, maxBytes: number): Readable {
  if (!(request.body instanceof Readable)) {
    throw fail('unsupported_media_type', httpMessages.sendFile())
  }
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes)
  let seen = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length
      done(seen > maxBytes ? tooLarge(maxBytes) : null, chunk)
    },
  })
  request.body.once('error', (error) => counted.destroy(error))
  return request.body.pipe(counted)
}

const tooLarge = (maxBytes: number) =>
  fail('too_large', httpMessages.fileTooLarge({ megabytes: Math.floor(maxBytes / 1e6) }))
