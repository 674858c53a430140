import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { testConfig } from '../../tests/world/config.ts'
import { newDatabase, type TestDatabase } from '../../tests/world/database.ts'
import { openServices, type OpenServices } from '../open-services.ts'
import { platformArea } from '../platform.area.ts'
import { deleteIdleQueues } from './delete-idle-queues.ts'
import { deleteIdleQueuesJob } from './housekeeping.jobs.ts'
import { cancelJob, enqueue, job } from './job.ts'

const note = job('test.note', z.object({}))
const later = { runAt: new Date(Date.now() + 3_600_000) }

let database: TestDatabase
let services: OpenServices

beforeAll(async () => {
  database = await newDatabase()
  services = await openServices(testConfig(database.url), 'test', { hooks: [] })
})
afterAll(async () => {
  await services.close()
  await database.drop()
})

const asSystem: OpenServices['database']['system']['asSystem'] = (work) => services.database.system.asSystem(work)

const queues = () =>
  asSystem(async (tx) => {
    const { rows } = await sql<{
      name: string
    }>`select queue_name as name from graphile_worker._private_job_queues order by 1`.execute(tx)
    return rows.map(({ name }) => name)
  })

/** More than are deleted in one transaction. */
const manyQueues = 1_100

test('queues without jobs are deleted, those with jobs stay', async () => {
  await asSystem(async (tx) => {
    await sql`insert into graphile_worker._private_job_queues (queue_name)
      select 'imports-of-' || n from generate_series(1, ${manyQueues}) n`.execute(tx)
    await enqueue(tx, note, {}, { ...later, queue: 'imports-of-7' })
    await enqueue(tx, note, {}, { ...later, queue: 'imports-of-8', key: 'cancelled' })
    await cancelJob(tx, 'cancelled')
  })
  await deleteIdleQueues(services)
  expect(await queues()).toEqual(['imports-of-7'])
})

test('a queue stays while a transaction that added a job to it is open', async () => {
  await asSystem((tx) =>
    sql`insert into graphile_worker._private_job_queues (queue_name) values ('account-1')`.execute(tx),
  )
  const added = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const adding = asSystem(async (tx) => {
    await enqueue(tx, note, {}, { ...later, queue: 'account-1', key: 'kept' })
    added.resolve()
    await mayEnd.promise
  })
  await added.promise
  await deleteIdleQueues(services)
  mayEnd.resolve()
  await adding
  const { rows } = await asSystem((tx) =>
    sql`select q.queue_name from graphile_worker._private_jobs j
      join graphile_worker._private_job_queues q on q.id = j.job_queue_id where j.key = 'kept'`.execute(tx),
  )
  expect(rows).toEqual([{ queueName: 'account-1' }])
})

test('it is scheduled', () => {
  expect(platformArea.schedule.map(({ job: { name } }) => name)).toContain(deleteIdleQueuesJob.name)
})
