import { Readable, Transform } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '../contract/problem.ts'
import { httpMessages } from './http.messages.ts'
import { watchPace, type Pace } from './pace.ts'

export interface UploadLimits {
  /** Open at once in this process. */
  maxOpen: number
  /** Open at once for one user or key. */
  maxPerSender: number
  pace: Pace
}

const usual: UploadLimits = { maxOpen: 32, maxPerSender: 4, pace: { bytes: 100_000, withinMs: 10_000 } }

export type Uploads = ReturnType<typeof createUploads>

/** Files are handed on as they arrive, and have places of their own: a file takes minutes and works for moments. */
export function createUploads(options: { onOpen: (reply: FastifyReply) => void } & Partial<UploadLimits>) {
  const { onOpen, maxOpen, maxPerSender, pace } = { ...usual, ...options }
  const senders: string[] = []

  function takePlace(sender: string): () => void {
    const open = senders.filter((one) => one === sender).length
    if (open >= maxPerSender) throw tooMany('rate_limited', httpMessages.tooManyUploadsOfYours({ count: open }))
    if (senders.length >= maxOpen) throw tooMany('overloaded', httpMessages.busy({ seconds: retryAfterSeconds }))
    senders.push(sender)
    return () => void senders.splice(senders.indexOf(sender), 1)
  }

  return {
    /** The file, up to so many bytes; one more and reading it fails with 413, too slowly and it fails with 408. */
    open(request: FastifyRequest, reply: FastifyReply, sender: string, maxBytes: number): Readable {
      const { body } = request
      if (!(body instanceof Readable)) throw fail('unsupported_media_type', httpMessages.sendFile())
      if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes)
      reply.raw.once('close', takePlace(sender))
      onOpen(reply)
      let seen = 0
      const file = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          seen += chunk.length
          watch.count(chunk.length)
          done(seen > maxBytes ? tooLarge(maxBytes) : null, chunk)
        },
      })
      const watch = watchPace(pace, () => {
        if (file.writableNeedDrain) return watch.restart()
        reply.header('connection', 'close')
        file.destroy(fail('too_slow', httpMessages.bodyTooSlow()))
      })
      file.on('drain', watch.restart).once('close', () => {
        watch.stop()
        if (!body.readableEnded) readAway(body, pace, maxBytes - seen)
      })
      body.once('error', (error) => file.destroy(error))
      // Whoever reads the file is told. Where the request was refused before, nobody reads it, and the process must not end.
      file.on('error', () => {})
      return body.pipe(file)
    },
  }
}

/** What is left of a file that was refused half-way: until it is read, the connection is of no more use to anybody. */
function readAway(body: Readable, pace: Pace, maxBytes: number): void {
  let left = maxBytes
  const watch = watchPace(pace, () => body.destroy())
  body.unpipe().on('data', (chunk: Buffer) => {
    left -= chunk.length
    watch.count(chunk.length)
    if (left < 0) body.destroy()
  })
  body.once('close', watch.stop).resume()
}

const retryAfterSeconds = 10
const tooMany = (code: 'rate_limited' | 'overloaded', detail: string) => fail(code, detail, { retryAfterSeconds })
const tooLarge = (maxBytes: number) =>
  fail('too_large', httpMessages.fileTooLarge({ megabytes: Math.floor(maxBytes / 1e6) }))
