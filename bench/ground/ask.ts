import { offer } from '../../tests/load/load.ts'
import type { Measured } from './pgbench.ts'
import { spreadOf } from './percentiles.ts'
import type { Stage } from './stage.ts'

/** The same shape of load as pgbench gives: each client asks again as soon as it is answered. */
export async function ask({ port, cookies, seconds }: Stage, path: string, clients: number): Promise<Measured> {
  await offer({ port, path, cookies, connections: clients, seconds: 1 })
  const samples = await offer({ port, path, cookies, connections: clients, seconds })
  const wrong = samples.find(([, , status]) => status !== 200)
  if (wrong) throw new Error(`GET ${path} was answered ${wrong[2]} in a measurement that expects 200.`)
  return { ...spreadOf(samples.map(([, latency]) => latency)), perSecond: samples.length / seconds }
}
