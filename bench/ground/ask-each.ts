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

/** Like `ask`, with another question each time: every client asks the next one as soon as it is answered. */
export async function askEach(questions: readonly Question[], load: Load): Promise<Measured> {
  const { port, clients, seconds, expected = [200] } = load
  const texts = questions.map(
    ({ path, cookie }) => `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncookie: ${cookie}\r\n\r\n`,
  )
  const latencies: number[] = []
  let asked = 0
  const until = performance.now() + seconds * 1000
  const askOn = async (connection: HttpConnection): Promise<void> => {
    while (performance.now() < until) {
      const at = asked++ % texts.length
      const began = performance.now()
      const status = await new Promise<number>((resolve) =>
        connection.send(texts[at]!, (answer) => resolve(answer?.status ?? 0)),
      )
      latencies.push(performance.now() - began)
      if (!expected.includes(status)) throw new Error(`GET ${questions[at]!.path} was answered ${status}.`)
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: clients }, () => askOn(new HttpConnection(port))))
  return { ...spreadOf(latencies), perSecond: latencies.length / seconds }
}
