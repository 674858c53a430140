import { setTimeout as sleep } from 'node:timers/promises'
import { HttpConnection } from './http-connection.ts'

export interface Load {
  port: number
  path: string
  cookies: readonly string[]
  connections: number
  seconds: number
  /** Requests per second whatever the answers; when left out, each connection asks again as soon as it is answered. */
  rate?: number
  /** A lower rate right after, to see when all is well again. */
  afterwards?: { rate: number; seconds: number }
}

/** One line a request. Status 0: no answer. Times in ms since the start; latency counts from when it should have been sent. */
export type Sample = readonly [intended: number, latency: number, status: number, retryAfter: boolean]

const patienceMs = 15_000

export async function offer({ port, path, cookies, connections, seconds, rate, afterwards }: Load): Promise<Sample[]> {
  const samples: Sample[] = []
  const texts = cookies.map((cookie) => `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncookie: ${cookie}\r\n\r\n`)
  const all = Array.from({ length: connections }, () => new HttpConnection(port))
  const idle = [...all]
  const overdue: number[] = []
  const start = performance.now()
  let sent = 0

  const ask = (connection: HttpConnection, intended: number) => {
    connection.send(texts[sent++ % texts.length]!, (answer) => {
      samples.push([intended, performance.now() - start - intended, answer?.status ?? 0, answer?.retryAfter ?? false])
      const next = overdue.shift()
      if (next === undefined) idle.push(connection)
      else ask(connection, next)
      if (rate === undefined) askAgain()
    })
  }
  const askAgain = () => {
    const connection = idle.shift()
    const now = performance.now() - start
    if (connection && now < seconds * 1000) setImmediate(ask, connection, now)
  }
  /** First in, first out over the idle ones: as if each request came from somebody else. */
  const askFresh = (intended: number) => {
    const connection = idle.shift()
    if (connection) ask(connection, intended)
    else overdue.push(intended)
  }
  const offerAt = async (perSecond: number, from: number, forSeconds: number) => {
    const total = Math.round(perSecond * forSeconds)
    for (let due = 0; due < total;) {
      const now = performance.now() - start - from
      for (; due < total && (due * 1000) / perSecond <= now; due += 1) askFresh(from + (due * 1000) / perSecond)
      await sleep(1)
    }
  }

  if (rate === undefined) {
    for (let one = 0; one < connections; one += 1) askAgain()
    await sleep(seconds * 1000)
  } else {
    await offerAt(rate, 0, seconds)
    if (afterwards) await offerAt(afterwards.rate, seconds * 1000, afterwards.seconds)
  }
  const until = performance.now() + patienceMs
  while (samples.length < sent + overdue.length && performance.now() < until) await sleep(10)
  for (const intended of overdue.splice(0)) samples.push([intended, Number.POSITIVE_INFINITY, 0, false])
  for (const connection of all) connection.close()
  return samples
}
