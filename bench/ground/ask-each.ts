import { HttpConnection } from '../../tests/load/http-connection.ts'
import type { Measured } from './pgbench.ts'
import { spreadOf } from './percentiles.ts'

export interface Question {
  path: string
  cookie: string
}

export interface Load {
  port: number
  clients: number
  seconds: number
  /** What may be answered; anything else ends the measurement. */
  expected?: readonly number[]
}

const requestOf = (port: number, { path, cookie }: Question): string =>
  `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncookie: ${cookie}\r\n\r\n`

/** Resolves with the status, 0 when the connection was lost. */
const askOnce = (connection: HttpConnection, request: string): Promise<number> =>
  new Promise((resolve) => connection.send(request, (answer) => resolve(answer?.status ?? 0)))

/** Like `ask`, with another question each time: every client asks the next one as soon as it is answered. */
export async function askEach(questions: readonly Question[], load: Load): Promise<Measured> {
  const { port, clients, seconds, expected = [200] } = load
  const requests = questions.map((question) => requestOf(port, question))
  const latencies: number[] = []
  let asked = 0
  const until = performance.now() + seconds * 1000
  const askOn = async (connection: HttpConnection): Promise<void> => {
    while (performance.now() < until) {
      const at = asked++ % requests.length
      const began = performance.now()
      const status = await askOnce(connection, requests[at]!)
      latencies.push(performance.now() - began)
      if (!expected.includes(status)) throw new Error(`GET ${questions[at]!.path} was answered ${status}.`)
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: clients }, () => askOn(new HttpConnection(port))))
  return { ...spreadOf(latencies), perSecond: latencies.length / seconds }
}
