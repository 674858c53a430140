import { setTimeout as sleep } from 'node:timers/promises'
import { randomFor } from '../../database/seed/random.ts'
import {
  connect,
  isSettled,
  progressOf,
  requestSync,
  signUp,
  waitUntil,
  type Progress,
  type SyncStage,
} from './stage.ts'
import { digestsOf, type Digest } from './digest.ts'

export interface Killed {
  undisturbed: Digest[]
  disturbed: Digest[]
  /** What was read of the mail at each kill. */
  killedAt: number[]
}

const mostSeconds = 900

/** Reads the same mailbox twice: once in peace, and once with the worker killed and started again at random moments. */
export async function killWorker(
  stage: SyncStage,
  account: string,
  { messages, kills, seed }: { messages: number; kills: number; seed: string },
): Promise<Killed> {
  const peaceful = await connect(stage, await signUp(stage, 'peaceful@example.test'), account)
  await waitUntil(stage, peaceful, mostSeconds, isSettled)
  const random = randomFor(seed)
  const disturbed = await connect(stage, await signUp(stage, 'disturbed@example.test'), account)
  const killedAt: number[] = []
  while (killedAt.length < kills) {
    // It is through before the last kill: it begins anew.
    if (isSettled(await progressOf(stage, disturbed))) await requestSync(stage, disturbed, true)
    await waitUntilSomethingRuns(stage)
    const { messages: from } = await progressOf(stage, disturbed)
    const target = from + random.int(0, (2 * messages) / kills)
    const isThere = (now: Progress) => now.messages >= target || now.messages < from || isSettled(now)
    await waitUntil(stage, disturbed, 120, isThere)
    await sleep(random.int(0, 400))
    await stage.worker.kill()
    killedAt.push((await progressOf(stage, disturbed)).messages)
    stage.worker.start()
  }
  await waitUntil(stage, disturbed, mostSeconds, isSettled)
  return {
    undisturbed: await digestsOf(stage.database, peaceful.accountId),
    disturbed: await digestsOf(stage.database, disturbed.accountId),
    killedAt,
  }
}

/** The jobs of the killed are given back after a while; a kill before that would strike nothing. */
async function waitUntilSomethingRuns({ database }: SyncStage): Promise<void> {
  const until = performance.now() + 60_000
  while (performance.now() < until) {
    const { rowCount } = await database.query(
      `select from graphile_worker._private_jobs j join platform.workers w on w.worker_id = j.locked_by
       where w.seen_at > now() - interval '4 seconds' and j.locked_at > now() - interval '4 seconds'`,
    )
    if (rowCount) return
    await sleep(20)
  }
  throw new Error('Nothing runs any more.')
}
