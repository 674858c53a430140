import { setTimeout as sleep } from 'node:timers/promises'
import type { Place } from './fleet.ts'
import type { Outage } from './verify-answers.ts'

export interface Killing {
  kills: number
  /** Kills are spread evenly over this much of what is to be done. */
  of: number
  replaceAfterMs: number
  /** Seconds until the jobs of a killed worker were free again; null when it held none. */
  givenBack: (pid: number) => Promise<number | null>
}

/** Each time the next API, if there are any, and the next worker, at the same moment; replaced some seconds later. */
export function killInTurns(
  apis: readonly Place[],
  workers: readonly Place[],
  { kills, of, replaceAfterMs, givenBack }: Killing,
) {
  const outages: Outage[] = []
  const killed: string[] = []
  const recoveries: Promise<number | null>[] = []
  let round = 0
  let turns: Promise<void> = Promise.resolve()

  const killOne = async (turn: number) => {
    const worker = workers[turn % workers.length]!
    const api = apis[turn % apis.length]
    const victims = api ? [api, worker] : [worker]
    const outage = { origin: api?.origin ?? '', from: performance.now(), until: Number.POSITIVE_INFINITY }
    outages.push(outage)
    const { pid } = worker.process
    await Promise.all(victims.map((victim) => victim.kill()))
    recoveries.push(givenBack(pid))
    killed.push(...victims.map(({ name }) => name))
    await sleep(replaceAfterMs)
    await Promise.all(victims.map((victim) => victim.replace()))
    outage.until = performance.now()
  }

  return {
    killed,
    onProgress(acknowledged: number) {
      if (round >= kills || acknowledged < ((round + 1) * of) / (kills + 1)) return
      const turn = round++
      turns = turns.then(() => killOne(turn))
    },
    async finished() {
      await turns
      return { outages, givenBackAfter: await Promise.all(recoveries) }
    },
  }
}
