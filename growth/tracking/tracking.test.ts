import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { createLog } from '@wellmet/platform/log/log.ts'
import { areas } from '../../apps/areas.ts'
import { world as makeWorld, worldForThisTest, type World } from '../../tests/world/world.ts'
import { browser, countsOf, post, siteOf } from '../growth-for-tests.ts'
import { closeDayJob } from './tracking.jobs.ts'

const day = 86_400_000

const visit = (key: string, more: object = {}) => ({ site: key, event: 'page', page: '/', ...more })

const visitors = async ({ superuser }: World): Promise<(string | null)[]> =>
  (await superuser.query(`select encode(visitor, 'hex') as visitor from growth.events order by id`)).rows.map(
    (row: { visitor: string | null }) => row.visitor,
  )

const stage = async () => {
  const world = await worldForThisTest()
  const ana = await world.signUp()
  const key = await siteOf(world, ana)
  const track = (more: object = {}, headers: Record<string, string> = {}) =>
    post(world, '/api/leads/track', visit(key, more), headers).then(({ status }) => status)
  return { world, ana, key, track }
}

test('what happens is stored and counted once it is answered, and what is dropped is counted by its reason', async () => {
  const { world, track } = await stage()
  const eventId = randomUUID()
  expect(
    await Promise.all([
      track({ eventId }),
      track({ event: 'click' }),
      track({}, { 'user-agent': 'curl/8.5' }),
      track({}, { 'user-agent': '' }),
      track({}, { origin: 'https://evil.example' }),
      track({ website: 'https://pills.example' }),
    ]),
  ).toEqual([202, 202, 202, 202, 202, 202])
  expect(await track({ eventId })).toBe(202)
  expect(await countsOf(world)).toEqual({
    'leads.track bot': 1,
    'leads.track counted': 2,
    'leads.track duplicate': 1,
    'leads.track no-user-agent': 1,
    'leads.track other-origin': 1,
    'leads.track trap': 1,
  })
  expect(await visitors(world)).toHaveLength(2)
})

test('the same event id sent by many at once counts once', async () => {
  const { world, track } = await stage()
  const ids = Array.from({ length: 5 }, () => randomUUID())
  await Promise.all(Array.from({ length: 40 }, (_, at) => track({ eventId: ids[at % 5]! })))
  expect(await countsOf(world)).toEqual({ 'leads.track counted': 5, 'leads.track duplicate': 35 })
})

test('without a site it is answered 409, and nothing is counted', async () => {
  const world = await worldForThisTest()
  const ana = await world.signUp()
  const missing = await post(world, '/api/leads/track', visit('0'.repeat(20)))
  expect([missing.status, ((await missing.json()) as { code: string }).code]).toEqual([409, 'not_configured'])
  await expect(world.as(ana).tracking.counts({ query: {} })).rejects.toMatchObject({ code: 'not_configured' })
  expect(await countsOf(world)).toEqual({})
})

test('visits count only where an admin turned it on', async () => {
  const world = await worldForThisTest()
  const key = await siteOf(world, await world.signUp(), false)
  await post(world, '/api/leads/track', visit(key))
  expect(await countsOf(world)).toEqual({ 'leads.track switched-off': 1 })
})

test('unknown fields, large bodies and other shapes are refused', async () => {
  const { world, key, track } = await stage()
  expect(await track({ more: 1 })).toBe(400)
  expect(await track({ event: 'Not A Name' })).toBe(400)
  expect(await track({ page: 'x'.repeat(201) })).toBe(400)
  expect((await post(world, '/api/leads/track', { site: key, event: 'x'.repeat(5000) })).status).toBe(413)
  expect((await post(world, '/api/leads/track', 'event=page&event=page')).status).toBe(400)
  expect((await post(world, '/api/leads/track', '{not json')).status).toBe(400)
  expect(await countsOf(world)).toEqual({})
})

test('nobody is followed across days or sites, and nobody who asks for privacy has a visitor id', async () => {
  const { world, track } = await stage()
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1_000, max: 999_999_999 }),
      // What is older than 13 months is deleted when the day changes.
      fc.integer({ min: 1, max: 390 }),
      fc.constantFrom<Record<string, string>>({}, { 'sec-gpc': '1' }, { dnt: '1' }, { 'sec-gpc': '1', dnt: '1' }),
      async (agent, days, headers) => {
        await world.superuser.query('delete from growth.events')
        const all = { 'user-agent': `${browser} Build/${agent}`, ...headers }
        await track({}, all)
        await track({}, all)
        world.clock.shiftMs += days * day
        await track({}, all)
        const [first, again, later] = await visitors(world)
        const isPrivate = Object.keys(headers).length > 0
        expect([first === null, again === first, later === first]).toEqual([isPrivate, true, isPrivate])
        const { rows } = await world.superuser.query('select count(*)::int as n from growth.salts')
        expect(rows[0].n, 'only the salt of this day is there').toBeLessThanOrEqual(1)
      },
    ),
    { numRuns: 15 },
  )
}, 60_000)

test('no address and no user agent is in any table or log line', async () => {
  const lines: string[] = []
  const log = createLog({ level: 'trace', name: 'test', destination: { write: (line) => void lines.push(line) } })
  const world = await makeWorld({ TRUST_PROXY: '1' }, undefined, log, areas)
  try {
    const key = await siteOf(world, await world.signUp())
    const seen = { 'x-forwarded-for': '198.51.100.77', 'user-agent': `${browser} Canary/77.5` }
    await post(world, '/api/leads/track', visit(key), seen)
    await post(world, '/api/leads/track', { site: key, nonsense: 1 }, seen)
    const { rows } = await world.superuser.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    )
    const found: string[] = []
    for (const { name } of rows) {
      const { rows: hits } = await world.superuser.query(
        `select 1 from ${name} t where t::text like '%198.51.100.77%' or t::text like '%Canary/77.5%' limit 1`,
      )
      if (hits.length > 0) found.push(name)
    }
    expect(rows.length).toBeGreaterThan(50)
    expect(found).toEqual([])
    expect(await visitors(world)).toHaveLength(1)
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.filter((line) => /198\.51\.100\.77|Canary\/77\.5/.test(line))).toEqual([])
  } finally {
    await world.close()
  }
})

test('the salt is in no log of the database', async () => {
  const { world, track } = await stage()
  await track()
  const { rows } = await world.superuser.query(
    `select c.relpersistence from pg_class c where c.oid = 'growth.salts'::regclass`,
  )
  expect(rows).toEqual([{ relpersistence: 'u' }])
})

test('each night the day is closed: months older than thirteen are dropped, visitors are counted, keys are forgotten', async () => {
  const { world, ana, track } = await stage()
  await track({ eventId: randomUUID() })
  await track({}, { 'user-agent': `${browser} Other` })
  await track({}, { 'sec-gpc': '1' })
  const close = async () => {
    await world.services.database.system.asSystem((tx) => enqueue(tx, closeDayJob, {}))
    await world.work()
  }
  world.clock.shiftMs += 4 * day
  await close()
  const { items } = await world.as(ana).tracking.counts({ query: {} })
  expect(items.find(({ name }) => name === 'leads.track')).toMatchObject({ counted: 3, months: [{ visitors: 2 }] })
  const left = await world.superuser.query('select count(*)::int as n from growth.seen_events')
  expect(left.rows[0].n).toBe(0)
  world.clock.shiftMs += 430 * day
  await close()
  expect(await visitors(world)).toEqual([])
  expect(await countsOf(world)).toEqual({ 'leads.track counted': 3 })
}, 60_000)

test('the script is under two kilobytes, and any page may load it', async () => {
  const { world } = await stage()
  const reply = await fetch(`${world.origin()}/api/growth/site.js`)
  const text = await reply.text()
  expect(text.length).toBeLessThan(2_000)
  expect(reply.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(reply.headers.get('content-type')).toContain('javascript')
  expect(text).not.toMatch(/cookie|localStorage|sessionStorage|indexedDB/)
})

test('twelve months of the dashboard come from the counts of the days in under 100 ms', async () => {
  const { world, ana } = await stage()
  await world.superuser.query(
    `insert into growth.daily_counts (workspace_id, day, name, outcome, events, visitors)
     select s.workspace_id, d::date, n, o, 100000, 900 from growth.sites s,
       generate_series(now() - interval '364 days', now() - interval '1 day', interval '1 day') d,
       unnest(array['leads.track', 'leads.contact', 'leads.newsletter', 'leads.waitlist', 'leads.demo']) n,
       unnest(array['counted', 'bot', 'duplicate', 'repeat']) o`,
  )
  const counts = () => world.as(ana).tracking.counts({ query: { months: 12 } })
  await counts()
  const took: number[] = []
  for (let i = 0; i < 10; i++) {
    const began = performance.now()
    const { items } = await counts()
    took.push(performance.now() - began)
    expect(items.find(({ name }) => name === 'leads.track')!.counted).toBeGreaterThan(30_000_000)
  }
  const median = took.toSorted((a, b) => a - b)[5]!
  console.info(`12 months of counts: median ${median.toFixed(1)} ms of 10`)
  expect(median).toBeLessThan(100)
})
