import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook as Verifier } from 'standardwebhooks'
import type { Undoing } from '../../bench/ground/undoing.ts'

/** How a receiver answers; the last two never take what they are told. */
export const moods = ['steady', 'flaky', 'recovering', 'hanging', 'redirecting'] as const
export type Mood = (typeof moods)[number]

export interface Receivers {
  origin: string
  secrets: Map<Mood, string>
  /** The ids of the events that each took, with the time from the event to the first answer of 204. */
  taken: Record<Mood, Map<string, number>>
  /** What it should not have been sent. */
  wrong: string[]
  /** What recovers, recovers now; what hung answers now. */
  recover(): void
}

export async function startReceivers(undoing: Undoing): Promise<Receivers> {
  const held = new Set<ServerResponse>()
  const seen = new Set<string>()
  let isBack = false
  const receivers: Receivers = {
    origin: '',
    secrets: new Map(),
    taken: { steady: new Map(), flaky: new Map(), recovering: new Map(), hanging: new Map(), redirecting: new Map() },
    wrong: [],
    recover() {
      isBack = true
      for (const response of held) response.destroy()
    },
  }
  const answers: Record<Mood, (id: string) => number | null> = {
    steady: () => 204,
    flaky: (id) => (seen.has(id) ? 204 : 500),
    recovering: () => (isBack ? 204 : 503),
    hanging: () => (isBack ? 204 : null),
    redirecting: () => 302,
  }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const mood = moods.find((one) => request.url === `/${one}`)
      const secret = mood && receivers.secrets.get(mood)
      if (!mood || !secret) {
        receivers.wrong.push(`${request.url}`)
        response.writeHead(404).end()
        return
      }
      const body = Buffer.concat(chunks).toString()
      try {
        new Verifier(secret).verify(body, request.headers as Record<string, string>)
      } catch (error) {
        receivers.wrong.push(`${request.url}: ${(error as Error).message}`)
      }
      const { id, timestamp } = JSON.parse(body) as { id: string; timestamp: string }
      const status = answers[mood](id)
      seen.add(id)
      if (status === null) {
        held.add(response)
        return
      }
      const taken = receivers.taken[mood]
      if (status === 204 && !taken.has(id)) taken.set(id, Date.now() - Date.parse(timestamp))
      response.writeHead(status, status === 302 ? { location: `${receivers.origin}/elsewhere` } : {}).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  undoing.later(async () => {
    server.closeAllConnections()
    server.close()
  })
  receivers.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return receivers
}
