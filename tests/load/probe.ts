import { get } from 'node:http'
import { performance } from 'node:perf_hooks'

const everyMs = 100

/** Asks as a load balancer does: ten times a second, each time on a new connection. Infinity when it got no 200. */
export function probe(url: string) {
  const latencies: number[] = []
  const ask = () => {
    const began = performance.now()
    const note = (ok: boolean) => void latencies.push(ok ? performance.now() - began : Number.POSITIVE_INFINITY)
    const request = get(url, { agent: false, timeout: 5_000 }, (response) => {
      response.resume()
      response.once('end', () => note(response.statusCode === 200))
    })
    request.once('timeout', () => request.destroy())
    request.once('error', () => note(false))
  }
  const timer = setInterval(ask, everyMs)
  return {
    stop(): number[] {
      clearInterval(timer)
      return latencies
    },
  }
}
