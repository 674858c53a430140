import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Request } from './send-request.ts'

interface Received {
  status: number
  headers: Record<string, unknown>
  type: string
  body: string
}

/** A stream that says nothing at first is one that nobody can reconnect to. */
const patienceMs = 2_500

/** The whole answer; of a stream what comes up to its first event, and then whoever asked hangs up. */
export async function askOnce(app: FastifyInstance, request: Request): Promise<Received> {
  const response = await app.inject({ ...request, payloadAsStream: true })
  const type = response.headers['content-type'] ?? ''
  const isStream = type.startsWith('text/event-stream')
  const body = await textOf(response.stream(), isStream)
  if (isStream) response.raw.res.destroy()
  return { status: response.statusCode, headers: response.headers, type, body }
}

async function textOf(stream: Readable, isStream: boolean): Promise<string> {
  const impatience = setTimeout(() => isStream && stream.destroy(), patienceMs)
  let text = ''
  try {
    for await (const chunk of stream.setEncoding('utf8') as AsyncIterable<string>) {
      text += chunk
      if (isStream && firstData(text) !== undefined) break
    }
  } catch (error) {
    if (!isStream) throw error
  } finally {
    clearTimeout(impatience)
  }
  return text
}

/** What the first event says; nothing when none has come. */
export const firstData = (text: string): string | undefined => text.match(/^data: (.*)\n\n/m)?.[1]
