import { offer, type Sample } from '../../tests/load/load.ts'
import { spreadOf, type Spread } from './percentiles.ts'

/** Requests a second to each path: light, and enough for a 99th percentile. */
export const watchRate = 15

/** Steady requests of somebody until that is done. */
export async function watch<T>(
  { port }: { port: number },
  cookie: string,
  paths: readonly string[],
  doing: Promise<T>,
): Promise<{ result: T; samples: Sample[][] }> {
  const until = new AbortController()
  const watching = paths.map(async (path) => {
    const samples: Sample[] = []
    do samples.push(...(await offer({ port, path, cookies: [cookie], connections: 4, seconds: 1, rate: watchRate })))
    while (!until.signal.aborted)
    return samples
  })
  const result = await doing
  until.abort()
  return { result, samples: await Promise.all(watching) }
}

export const latencies = (samples: readonly Sample[]): Spread => {
  const wrong = samples.find(([, , status]) => status !== 200)
  if (wrong) throw new Error(`A request beside was answered ${wrong[2]}.`)
  return spreadOf(samples.map(([, latency]) => latency))
}
