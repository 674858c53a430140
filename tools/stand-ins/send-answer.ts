import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Fault } from './faults.ts'
import type { Answer } from './stand-in-protocol.ts'

/** The answer with its page repeated or out of order, if a fault says so. */
export function withFaults(answer: Answer, faults: readonly Fault[], before: readonly unknown[]): Answer {
  const { items: field, body } = answer
  const isStruck = faults.some(({ kind }) => kind === 'repeated items' || kind === 'items out of order')
  if (!isStruck || !field || typeof body !== 'object' || body === null) return answer
  const own = (body as Record<string, unknown[]>)[field] ?? []
  const repeated = faults.find((fault) => fault.kind === 'repeated items')
  const again = repeated ? before.slice(-(repeated.count ?? 3)) : []
  const isReversed = faults.some((fault) => fault.kind === 'items out of order')
  const items = isReversed ? [...again, ...own].toReversed() : [...again, ...own]
  return { ...answer, body: { ...body, [field]: items } }
}

/** Sends it whole, slowly, or only half of it. */
export async function sendAnswer(response: ServerResponse, answer: Answer, faults: readonly Fault[]): Promise<void> {
  // The client gives up in the end.
  if (faults.some(({ kind }) => kind === 'no answer')) return
  const bytes = bytesOf(answer.body)
  const headers = new Map<string, string | string[]>()
  if (isJson(answer.body)) headers.set('content-type', 'application/json; charset=UTF-8')
  for (const [name, value] of Object.entries(answer.headers ?? {})) headers.set(name.toLowerCase(), value)
  if (answer.status !== 204 && answer.status !== 304) headers.set('content-length', String(bytes.length))
  const clock = faults.find((fault) => fault.kind === 'wrong clock')
  if (clock) headers.set('date', new Date(Date.now() + clock.aheadBySeconds * 1000).toUTCString())
  response.writeHead(answer.status, Object.fromEntries(headers))
  if (faults.some((fault) => fault.kind === 'cut body')) {
    // Waits until the first half is out; else the client would see a refused request and not a cut body.
    await new Promise((resolve) => response.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), resolve))
    response.destroy()
    return
  }
  const slow = faults.find((fault) => fault.kind === 'slow body')
  if (slow) await trickle(response, bytes, slow.ms)
  else response.end(bytes)
}

const pieces = 10

async function trickle(response: ServerResponse, bytes: Buffer, ms: number): Promise<void> {
  const size = Math.max(1, Math.ceil(bytes.length / pieces))
  response.flushHeaders()
  for (let start = 0; start < bytes.length && !response.destroyed; start += size) {
    await pause((ms * Math.min(size, bytes.length - start)) / bytes.length)
    response.write(bytes.subarray(start, start + size))
  }
  response.end()
}

const isJson = (body: unknown): boolean => body !== undefined && typeof body !== 'string' && !Buffer.isBuffer(body)

function bytesOf(body: unknown): Buffer {
  if (body === undefined) return Buffer.alloc(0)
  if (Buffer.isBuffer(body)) return body
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
}
