import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { attempt, enqueue, job } from '@wellmet/platform/jobs/job.ts'
import { startWorker } from '@wellmet/platform/jobs/worker.ts'
import { worldForThisTest } from '../world/world.ts'

test('a job that takes longer than a worker may be silent is left to the worker that does it', async () => {
  const { services, superuser } = await worldForThisTest({ WORKER_SILENT_AFTER_SECONDS: '3' })
  const longJob = job('test.take-long', z.object({}))
  const runs: number[] = []
  const takeLong = attempt(longJob, async () => {
    runs.push(performance.now())
    await sleep(9_000)
  })
  const workers = [await startWorker(services, [takeLong], []), await startWorker(services, [takeLong], [])]
  onTestFinished(async () => void (await Promise.all(workers.map((worker) => worker.stop()))))
  await services.database.system.asSystem((tx) => enqueue(tx, longJob, {}))
  await vi.waitFor(() => expect(runs).toHaveLength(1), { timeout: 10_000 })
  await vi.waitFor(
    async () => expect((await superuser.query('select from graphile_worker._private_jobs')).rowCount).toBe(0),
    { timeout: 15_000, interval: 200 },
  )
  expect(runs).toHaveLength(1)
}, 40_000)
