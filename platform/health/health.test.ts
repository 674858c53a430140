import { expect, test, vi } from 'vitest'
import { worldForThisTest } from '../../tests/world/world.ts'
import { judgeReadiness } from './health.rules.ts'

test('the process says that it lives', async () => {
  const { as } = await worldForThisTest()
  expect(await as(null).health.live({})).toEqual({ status: 'alive' })
  expect(await as(null).health.healthz({})).toEqual({ status: 'alive' })
})

test('readiness tells database, migrations, Redis and worker apart', async () => {
  const { as } = await worldForThisTest()
  const { status, parts } = await as(null).health.ready({})
  expect(status).toBe('degraded')
  expect(parts).toMatchObject({
    database: { state: 'ok' },
    migrations: { state: 'ok' },
    schema: { state: 'ok' },
    redis: { state: 'absent' },
    worker: { state: 'absent' },
  })
  const shown = await as(null).health.status({})
  expect(shown).toMatchObject({ workers: 0 })
  expect(shown).not.toHaveProperty('jobs')
  expect(shown).not.toHaveProperty('mails')
})

test('how much work waits is told to the operator alone', async () => {
  const { origin } = await worldForThisTest({ METRICS_TOKEN: 'a token of the operator' })
  const ask = async (token: string) =>
    (await fetch(`${origin()}/health/status`, { headers: { authorization: `Bearer ${token}` } })).json()
  expect(await ask('a token of the operator')).toMatchObject({
    jobs: { late: 0, failing: 0, oldestDueSeconds: 0 },
    mails: { parked: 0, waiting: 0, failed: 0 },
  })
  expect(await ask('another token, as long')).not.toHaveProperty('jobs')
})

test('which version runs, since when and at which migration is told to the operator alone', async () => {
  const { origin } = await worldForThisTest({ METRICS_TOKEN: 'a token of the operator' })
  const ask = async (path: string, token?: string) =>
    (await fetch(`${origin()}${path}`, { headers: token ? { authorization: `Bearer ${token}` } : {} })).text()
  for (const path of ['/health/status', '/health/ready', '/health']) {
    expect(await ask(path)).not.toMatch(/"version"|"startedAt"|"uptimeSeconds"|\d{14}_/)
    expect(await ask(path, 'another token, as long')).not.toMatch(/"version"|"startedAt"|\d{14}_/)
    expect(await ask(path, 'a token of the operator')).toMatch(/\d{14}_/)
  }
  expect(JSON.parse(await ask('/health/status', 'a token of the operator'))).toMatchObject({
    version: expect.any(String),
    startedAt: expect.any(String),
    uptimeSeconds: expect.any(Number),
  })
})

test('many who ask for the status share one look at the tables', async () => {
  const { as, services } = await worldForThisTest()
  const looks = vi.spyOn(services.database.system, 'asSystem')
  const answers = await Promise.all(Array.from({ length: 50 }, () => as(null).health.status({})))
  await as(null).health.status({})
  expect(answers.every(({ workers }) => workers === 0)).toBe(true)
  expect(looks).toHaveBeenCalledOnce()
})

const now = new Date('2026-11-15T00:00:00Z')
const fine = {
  isStopping: false,
  database: {
    lastMigration: '20261115000100_account',
    isReadOnly: false,
    hasNoRoom: false,
    liveWorkers: 2,
    isComplete: true,
  },
  expectedMigration: '20261115000100_account',
  redis: 'redis' as const,
}

test.each([
  ['all is well', fine, 'ready'],
  ['the schema is newer than the code', { ...fine, expectedMigration: '20261115000000_platform' }, 'ready'],
  ['Redis was never configured', { ...fine, redis: 'memory' as const }, 'ready'],
  ['Redis is lost', { ...fine, redis: 'redis unreachable' as const }, 'degraded'],
  ['no worker is seen', { ...fine, database: { ...fine.database, liveWorkers: 0 } }, 'degraded'],
  ['the schema is older than the code', { ...fine, expectedMigration: '20261115000300_identity' }, 'not ready'],
  ['a policy is missing', { ...fine, database: { ...fine.database, isComplete: false } }, 'not ready'],
  ['the process was told to end', { ...fine, isStopping: true }, 'not ready'],
  ['the database takes no writes', { ...fine, database: { ...fine.database, isReadOnly: true } }, 'not ready'],
  ['the disk of the database is full', { ...fine, database: { ...fine.database, hasNoRoom: true } }, 'not ready'],
  ['the database does not answer', { ...fine, database: null }, 'not ready'],
])('when %s', (_, findings, status) => {
  expect(judgeReadiness(findings, now).status).toBe(status)
})

test('without its database it answers 503 and says why', async () => {
  const { origin, superuser, databaseUrl, services } = await worldForThisTest()
  await superuser.query(`revoke connect on database ${new URL(databaseUrl).pathname.slice(1)} from wellmet_app, public`)
  await superuser.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'wellmet_app' and datname = current_database()`,
  )
  await services.database.pool.query('select 1').catch(() => {})
  const answer = await fetch(`${origin()}/health/ready`)
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ status: 'not ready', parts: { database: { state: 'failing' } } })
})
