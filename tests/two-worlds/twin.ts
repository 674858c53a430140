import type { FastifyInstance } from 'fastify'
import { Logger, runOnce } from 'graphile-worker'
import pg from 'pg'
import { expect, inject } from 'vitest'
import { workOf } from '@wellmet/platform/area.ts'
import { tasksOf } from '@wellmet/platform/jobs/worker.ts'
import { areas, hooks } from '../../apps/areas.ts'
import { openServices } from '@wellmet/platform/open-services.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { createApi } from '../../apps/api/api.ts'
import { signedInAs } from '../../database/migrate.ts'
import { cloneDatabase } from '../../tools/services/template-database.ts'
import { headersOf } from '../contract/send-request.ts'
import type { Credentials } from '../world/client.ts'
import { testConfig } from '../world/config.ts'
import type { FirstWorld } from './first-world.ts'

/** A file that somebody brings. */
export interface Brought {
  who: Credentials
  fileName: string
  content: string
}

export interface Twin {
  app: FastifyInstance
  services: Services
  superuser: pg.Client
  /** Does everything that is waiting to be done. */
  work(): Promise<void>
  /** Uploads the files and reads them, in this order; the ids of the imports. */
  bring(files: readonly Brought[]): Promise<string[]>
  close(): Promise<void>
}

const silent = new Logger(() => () => {})

/** The API over a clone of the first world, whose clock stands still. */
export async function openTwin(
  { template, now }: FirstWorld,
  serverOf: (services: Services) => Promise<FastifyInstance> = createApi,
): Promise<Twin> {
  const clone = await cloneDatabase(inject('postgresUrl'), template)
  const services = await openServices(
    testConfig(signedInAs(clone.url, 'wellmet_app'), { TRUST_PROXY: '1' }, areas),
    'test',
    {
      hooks,
      now: () => now,
    },
  )
  const app = await serverOf(services)
  const superuser = new pg.Client({ connectionString: clone.url })
  superuser.on('error', () => {})
  await superuser.connect()
  const work = () =>
    runOnce({
      pgPool: services.database.pool,
      noHandleSignals: true,
      logger: silent,
      taskList: tasksOf(workOf(areas), services),
    })
  return {
    app,
    services,
    superuser,
    work,
    async bring(files) {
      const ids: string[] = []
      for (const file of files) ids.push(await upload(app, file))
      await work()
      const { rows } = await superuser.query('select state from contacts.imports where id = any($1)', [ids])
      expect(rows).toEqual(files.map(() => ({ state: 'done' })))
      return ids
    },
    async close() {
      await app.close()
      await services.close()
      await superuser.end()
      await clone.drop()
    },
  }
}

/** The id of an import that is still to be read. */
export async function upload(app: FastifyInstance, { who, fileName, content }: Brought): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/network/imports?fileName=${encodeURIComponent(fileName)}`,
    headers: { ...headersOf(who), 'content-type': 'application/octet-stream' },
    payload: Buffer.from(content),
  })
  expect(answer.statusCode).toBe(202)
  return answer.json<{ id: string }>().id
}

/** The same files in both, under the same ids: an id is random, and all else is to be equal. */
export async function bringToBoth(a: Twin, b: Twin, files: readonly Brought[]): Promise<void> {
  const [inA, inB] = await Promise.all([a.bring(files), b.bring(files)])
  // Foreign keys do not follow a changed id.
  await b.superuser.query('set session_replication_role = replica')
  for (const [i, id] of inB.entries()) {
    await b.superuser.query('update contacts.imports set id = $1 where id = $2', [inA[i], id])
    await b.superuser.query('update contacts.import_skips set import_id = $1 where import_id = $2', [inA[i], id])
    await tellAlike(a, b, `import:${inA[i]}`, `import:${id}`)
    await auditAlike(a, b, inA[i]!, id)
    await recordAlike(a, b, inA[i]!, id)
  }
  await b.superuser.query('reset session_replication_role')
}

/** What was told of them, under the same ids too. */
async function tellAlike(a: Twin, b: Twin, inA: string, inB: string): Promise<void> {
  const { rows } = await a.superuser.query('select id, link from account.notifications where dedupe_key = $1', [inA])
  expect(rows).toHaveLength(1)
  const set = 'update account.notifications set id = $1, link = $2, dedupe_key = $3 where dedupe_key = $4'
  await b.superuser.query(set, [rows[0].id, rows[0].link, inA, inB])
}

/** The audit log names the import, and each hash in it is of all entries so far. */
async function auditAlike(a: Twin, b: Twin, inA: string, inB: string): Promise<void> {
  const { rows } = await a.superuser.query('select hash from account.audit_events where subject = $1', [inA])
  expect(rows).toHaveLength(1)
  const set = 'update account.audit_events set subject = $1, hash = $2 where subject = $3'
  await b.superuser.query(set, [inA, rows[0].hash, inB])
  await b.superuser.query(
    `update account.audit_heads h set hash = e.hash from account.audit_events e
     where e.workspace_id = h.workspace_id and e.seq = h.seq and e.subject = $1`,
    [inA],
  )
}

/** The event that programs may read names the import, and has an id of its own. */
async function recordAlike(a: Twin, b: Twin, inA: string, inB: string): Promise<void> {
  const { rows } = await a.superuser.query('select id, data from account.webhook_events where data @> $1', [
    { importId: inA },
  ])
  expect(rows).toHaveLength(1)
  await b.superuser.query('update account.webhook_events set id = $1, data = $2 where data @> $3', [
    rows[0].id,
    rows[0].data,
    { importId: inB },
  ])
}
