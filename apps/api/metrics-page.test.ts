import { expect, test, vi } from 'vitest'
import { worldForThisTest } from '../../tests/world/world.ts'

const METRICS_TOKEN = 'a token of the operator'
const scrape = async (origin: string, token = METRICS_TOKEN) => {
  const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  return { status: answer.status, text: await answer.text() }
}

test('metrics are shown to a holder of the token alone', async () => {
  const { origin } = await worldForThisTest({ METRICS_TOKEN })
  expect((await scrape(origin())).text).toContain('db_pool_connections{pool="test",state="waiting"} 0')
  expect((await scrape(origin(), 'another token, as long')).status).toBe(404)
})

test('metrics say in which state each part of readiness is', async () => {
  const { origin, superuser, databaseUrl } = await worldForThisTest({ METRICS_TOKEN })
  const before = await scrape(origin())
  expect(before.text).toContain('readiness_part_state{part="database",state="ok"} 1')
  expect(before.text).toContain('readiness_part_state{part="worker",state="absent"} 1')
  const name = new URL(databaseUrl).pathname.slice(1)
  await superuser.query(`revoke connect on database ${name} from wellmet_app, public`)
  await superuser.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'wellmet_app' and datname = current_database()`,
  )
  await vi.waitFor(
    async () => {
      const { text } = await scrape(origin())
      expect(text).toContain('readiness_part_state{part="database",state="failing"} 1')
      expect(text).toContain('readiness_part_state{part="database",state="ok"} 0')
    },
    { timeout: 10_000 },
  )
})

test('a scrape is answered while other requests are refused', async () => {
  const { origin, superuser, signUp } = await worldForThisTest({ METRICS_TOKEN, MAX_IN_FLIGHT: '1', MAX_WAITING: '1' })
  const { cookie } = await signUp()
  const lock = await superuser.connect()
  await lock.query('begin')
  await lock.query('lock table account.sessions in access exclusive mode')
  const asked = Array.from({ length: 3 }, () => fetch(`${origin()}/api/account/session`, { headers: { cookie } }))
  expect((await Promise.race(asked)).status).toBe(503)
  const { status, text } = await scrape(origin())
  expect(status).toBe(200)
  expect(text).toMatch(/admission_outcomes_total\{outcome="displaced"\} 1/)
  await lock.query('rollback')
  lock.release()
  expect((await Promise.all(asked)).map((answer) => String(answer.status)).toSorted()).toEqual(['200', '200', '503'])
})
