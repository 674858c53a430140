import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { millisecondsPerDay, secondsPerHour } from '@wellmet/platform/values/days.rules.ts'
import { recordOf } from '../../tools/stand-ins/people-data-query.ts'
import { startPeopleDataLabs, type Mood, type PeopleDataLabs } from '../../tools/stand-ins/people-data-labs.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'
import { sweepEnrichmentJob } from './enrichment.jobs.ts'

const names = ['Jane Doe', 'Kira Stone', 'Noah Park', 'Ines Costa', 'Omar Aziz', 'Lea Blum']
const people = names.map((name, n) =>
  recordOf(
    {
      name,
      title: n % 2 === 0 ? 'Chief Technology Officer' : 'Sales Director',
      levels: [n % 2 === 0 ? 'cxo' : 'director'],
      company: 'Acme',
      location: 'Berlin, Berlin, Germany',
      linkedin: name.toLowerCase().replace(' ', '-'),
    },
    n,
  ),
)

let provider: PeopleDataLabs
beforeEach(async () => {
  provider = await startPeopleDataLabs(people)
})
afterEach(() => provider.close())

async function stage(settings: Record<string, string> = {}) {
  const world = await worldForThisTest({
    PEOPLE_DATA_LABS_KEY: provider.key,
    PEOPLE_DATA_LABS_URL: provider.url,
    PEOPLE_DATA_LABS_CALLS_PER_MINUTE: '1000',
    PEOPLE_DATA_LABS_TIMEOUT_MS: '20000',
    PEOPLE_DATA_LABS_WORKSPACE_PERCENT: '100',
    SESSION_DAYS: '400',
    ...settings,
  })
  const me = await world.signUp('Mara Lind')
  await bring(
    world,
    me,
    'Connections.csv',
    connections(['Priya,Acme,https://www.linkedin.com/in/priya-acme,,Acme,Engineer,01 Jan 2022']),
  )
  return { world, me, ask: (query: string, more = {}) => ask(world, me, query, more) }
}

const impatient = { PEOPLE_DATA_LABS_TIMEOUT_MS: '300' }

const everything = ['graph', 'database', 'pdl']
const ask = ({ as }: World, who: Somebody, query: string, more = {}) =>
  as(who).people.search({ body: { query, sources: everything, ...more } as { query: string } })

const pieces = [
  'b',
  'germa',
  'ber',
  'berl',
  'berli',
  'e',
  'erl',
  'erli',
  'r',
  'rl',
  'rli',
  'l',
  'li',
  'ge',
  'ger',
  'germ',
]
/** 200 questions, each of which finds Jane. */
const manyWays = pieces.flatMap((one) => pieces.map((other) => `Jane Doe in ${one} ${other}`)).slice(0, 200)

async function rush(ask: (query: string, more: object) => Promise<unknown>) {
  const all = await Promise.allSettled(manyWays.map((query) => ask(query, { sources: ['pdl'] })))
  return {
    found: all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
    refused: all.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { status: number }).status] : [])),
  }
}

const spentIn = async ({ superuser }: World): Promise<number> =>
  (
    await superuser.query(
      `select coalesce(sum(used), 0)::int as n from connections.provider_usage where span = 'month'`,
    )
  ).rows[0].n

describe('the provider is asked', () => {
  test('only when it is named, for the free places, and each profile is a credit', async () => {
    const { world, ask } = await stage()
    expect(await ask('cto at Acme', { sources: ['graph', 'database'] })).toMatchObject({
      provider: { state: 'ok', remaining: 100 },
    })
    expect(provider.asked).toEqual([])
    const found = await ask('cto at Acme')
    expect(found.results.map(({ name, source }) => [name, source])).toEqual([
      ['Priya Acme', 'graph'],
      ['Jane Doe', 'pdl'],
      ['Noah Park', 'pdl'],
      ['Omar Aziz', 'pdl'],
    ])
    expect(found.results[1]).toMatchObject({
      role: 'Chief Technology Officer',
      company: 'Acme',
      location: 'Berlin, Berlin, Germany',
      path: { status: 'none' },
      trustRank: 0,
      lastUpdated: { source: 'People Data Labs', at: '2026-06-01T00:00:00.000Z' },
    })
    expect(found).toMatchObject({ provider: { state: 'ok', remaining: 97 }, cache: { hit: false }, creditsSpent: 3 })
    expect(provider.asked).toMatchObject([{ key: provider.key, body: { size: 11, titlecase: true } }])
    expect(JSON.stringify(found)).not.toContain('private.example')
    expect(await spentIn(world)).toBe(3)
  })

  test('not at all where the page is full', async () => {
    const { ask } = await stage()
    expect(await ask('Acme', { limit: 1 })).toMatchObject({
      results: [{ source: 'graph' }],
      notice: { code: 'page_full' },
    })
    expect(provider.asked).toEqual([])
  })

  test('and nobody found costs nothing, however it is said', async () => {
    const { world, ask } = await stage()
    expect(await ask('Nobody Atall', { sources: ['pdl'] })).toMatchObject({
      results: [],
      cache: { hit: false },
      creditsSpent: 0,
    })
    provider.mood = 'nobody in the old way'
    expect(await ask('Somebody Else', { sources: ['pdl'] })).toMatchObject({ results: [], provider: { state: 'ok' } })
    expect(provider.asked).toHaveLength(2)
    expect(await spentIn(world)).toBe(0)
  })
})

describe('what it says is kept for thirty days', () => {
  test('and costs nothing the second time, however it is typed', async () => {
    const { world, ask } = await stage()
    const first = await ask('cto at Acme', { sources: ['pdl'] })
    world.clock.shiftMs = 1000 * secondsPerHour
    const again = await ask('find a CTO  at  ACME', { sources: ['pdl'] })
    // Not by their age in days: the hour may pass midnight.
    expect(again.results.map(({ name }) => name)).toEqual(first.results.map(({ name }) => name))
    expect(again).toMatchObject({ cache: { hit: true }, provider: { remaining: 97 }, creditsSpent: 0 })
    expect(first.cache).toEqual({ hit: false, ageSeconds: 0 })
    expect(again.cache!.ageSeconds).toBeGreaterThanOrEqual(secondsPerHour)
    expect((await ask('cto at Acme', { sources: ['pdl'], limit: 2 })).results).toHaveLength(2)
    expect(provider.asked).toHaveLength(1)
    world.clock.shiftMs = 31 * millisecondsPerDay
    expect(await ask('cto at Acme', { sources: ['pdl'] })).toMatchObject({ cache: { hit: false } })
    expect(provider.asked).toHaveLength(2)
  })

  test('but an answer that was cut short is asked for again when more are wanted', async () => {
    const { ask } = await stage()
    await ask('cto at Acme', { sources: ['pdl'], limit: 1 })
    expect((await ask('cto at Acme', { sources: ['pdl'], limit: 3 })).results).toHaveLength(3)
    await ask('cto at Acme', { sources: ['pdl'], limit: 25 })
    await ask('cto at Acme', { sources: ['pdl'], limit: 20 })
    expect(provider.asked.map(({ body }) => body.size)).toEqual([1, 3, 25])
  })

  test('and a part of it is shown where the credits left would bring no more', async () => {
    const { ask } = await stage({ PEOPLE_DATA_LABS_MONTHLY_CREDITS: '4' })
    await ask('cto at Acme', { sources: ['pdl'], limit: 2 })
    await ask('director at Acme', { sources: ['pdl'], limit: 1 })
    expect(await ask('cto at Acme', { sources: ['pdl'] })).toMatchObject({
      results: [{}, {}],
      cache: { hit: true },
      provider: { state: 'ok', remaining: 1 },
    })
    expect(provider.asked).toHaveLength(2)
  })

  test('for the workspace that asked, and for no other', async () => {
    const { world, me, ask: asMe } = await stage()
    const other = await world.signUp('Olga Brandt')
    await asMe('cto at Acme', { sources: ['pdl'] })
    expect(await ask(world, other, 'cto at Acme', { sources: ['pdl'] })).toMatchObject({ cache: { hit: false } })
    expect(provider.asked).toHaveLength(2)
    const idsOf = async (who: Somebody) =>
      (await ask(world, who, 'cto at Acme', { sources: ['pdl'] })).results.map(({ id }) => id)
    const [mine, theirs] = [await idsOf(me), await idsOf(other)]
    expect(mine).toHaveLength(3)
    expect(mine.filter((id) => theirs.includes(id))).toEqual([])
  })

  test('asked by many at once, it is asked once', async () => {
    const { ask } = await stage()
    provider.slowMs = 150
    const all = await Promise.all(Array.from({ length: 20 }, () => ask('cto at Acme', { sources: ['pdl'] })))
    for (const { results } of all) expect(results).toHaveLength(3)
    expect(all.filter(({ cache }) => !cache!.hit)).toHaveLength(1)
    expect(provider.asked).toHaveLength(1)
  })

  test('asked by many at once and answered by nothing, it is asked once too', async () => {
    // Long enough for all of them to come while the first one waits.
    const { world, ask } = await stage({ PEOPLE_DATA_LABS_TIMEOUT_MS: '3000' })
    provider.mood = 'slow'
    const all = await Promise.all(Array.from({ length: 10 }, () => ask('cto at Acme', { limit: 3 })))
    for (const { notice } of all) expect(notice).toMatchObject({ code: 'provider_down' })
    expect(provider.asked).toHaveLength(1)
    expect(await spentIn(world)).toBe(2)
  })

  test('and is swept away when nobody is shown it any more', async () => {
    const { world, ask } = await stage()
    await ask('cto at Acme', { sources: ['pdl'] })
    world.clock.shiftMs = 31 * millisecondsPerDay
    await world.superuser.query(`select graphile_worker.add_job($1, '{}')`, [sweepEnrichmentJob.name])
    await world.work()
    const { rows } = await world.superuser.query(
      `select (select count(*)::int from connections.people_data_answers) as answers,
         (select array_agg(span) from connections.provider_usage) as spans`,
    )
    expect(rows).toEqual([{ answers: 0, spans: ['month'] }])
  })
})

describe('the limits are exact', () => {
  test('200 at once for the last credit: one is let through', async () => {
    const { world, ask } = await stage({ PEOPLE_DATA_LABS_MONTHLY_CREDITS: '7' })
    await ask('Jane Doe at Acme', { sources: ['pdl'], limit: 1 })
    await ask('cto at Acme', { sources: ['pdl'] })
    await ask('director at Acme', { sources: ['pdl'], limit: 2 })
    expect(await spentIn(world)).toBe(6)
    provider.slowMs = 100
    const { found, refused } = await rush(ask)
    expect(provider.asked.slice(3)).toMatchObject([{ body: { size: 1 } }])
    expect(found).toMatchObject([{ results: [{ name: 'Jane Doe', source: 'pdl' }] }])
    expect(refused).toEqual(Array.from({ length: 199 }, () => 429))
    expect(await spentIn(world)).toBe(7)
  })

  test('200 at once for forty credits, each of whom wants twelve and finds one: never more than forty', async () => {
    const { world, ask } = await stage({ PEOPLE_DATA_LABS_MONTHLY_CREDITS: '40' })
    const { found, refused } = await rush(ask)
    expect(provider.asked).toHaveLength(found.length)
    expect(found.length).toBeGreaterThan(2)
    expect(found.length).toBeLessThanOrEqual(40)
    expect(new Set(refused)).toEqual(new Set([429]))
    expect(await spentIn(world)).toBe(found.length)
    const waits = await world.superuser.query(
      'select deadlocks::int from pg_stat_database where datname = current_database()',
    )
    expect(waits.rows).toEqual([{ deadlocks: 0 }])
  })

  test('so many calls a minute, and then the next minute', async () => {
    const { world, ask } = await stage({ PEOPLE_DATA_LABS_CALLS_PER_MINUTE: '2' })
    world.clock.shiftMs = 60_000 - (Date.now() % 60_000) + 5_000
    for (const query of ['Jane Doe', 'Kira Stone']) expect(await ask(query)).toMatchObject({ cache: { hit: false } })
    const third = await ask('Noah Park')
    expect(third).toMatchObject({ provider: { state: 'limited', remaining: 98 }, notice: { code: 'provider_limited' } })
    world.clock.shiftMs += 60_000
    expect(await ask('Noah Park')).toMatchObject({ results: [{ name: 'Noah Park' }], provider: { state: 'ok' } })
  })

  test('used up until the month turns; asked alone it is 429, and what is kept is shown', async () => {
    const { world, ask } = await stage({ PEOPLE_DATA_LABS_MONTHLY_CREDITS: '3' })
    await ask('cto at Acme', { sources: ['pdl'] })
    const limited = await ask('director at Acme')
    const now = new Date(Date.now() + world.clock.shiftMs)
    const turn = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1))
    expect(limited).toMatchObject({
      results: [{ source: 'graph' }],
      provider: { state: 'limited', remaining: 0, resetsAt: turn.toISOString() },
      notice: { code: 'provider_limited' },
    })
    await expect(ask('director at Acme', { sources: ['pdl'] })).rejects.toMatchObject({
      status: 429,
      code: 'rate_limited',
    })
    expect(await ask('cto at Acme', { sources: ['pdl'] })).toMatchObject({
      results: [{}, {}, {}],
      provider: { state: 'limited' },
    })
    world.clock.shiftMs = turn.getTime() - Date.now() + 1_000
    expect(await ask('director at Acme', { sources: ['pdl'] })).toMatchObject({
      provider: { remaining: 0 },
      results: [{}, {}, {}],
    })
    // A clock that jumps back finds the month as it was left.
    world.clock.shiftMs = 0
    expect(await ask('Jane Doe')).toMatchObject({ notice: { code: 'provider_limited' } })
  })

  test('what a process that died had reserved stays spent, and its question is asked again', async () => {
    const { world, ask } = await stage()
    await ask('cto at Acme', { sources: ['pdl'] })
    await world.superuser.query(`update connections.people_data_answers set answered_at = null, people = null`)
    world.clock.shiftMs = 60_000
    expect(await ask('cto at Acme', { sources: ['pdl'] })).toMatchObject({
      results: [{}, {}, {}],
      provider: { remaining: 94 },
      cache: { hit: false },
    })
  })
})

describe('a provider that does not help leaves the rest as it is', () => {
  const moods: [Mood, code: string, state: string, spent: number][] = [
    ['out of credits', 'provider_limited', 'limited', 0],
    ['too fast', 'provider_limited', 'limited', 0],
    ['broken', 'provider_down', 'down', 0],
    ['slow', 'provider_down', 'down', 11],
    ['garbage', 'provider_down', 'down', 11],
    ['another shape', 'provider_down', 'down', 11],
    ['hangs up', 'provider_down', 'down', 11],
  ]
  test.each(moods)('%s', async (mood, code, state, spent) => {
    const { world, ask } = await stage(mood === 'slow' ? impatient : {})
    provider.mood = mood
    const found = await ask('cto at Acme')
    expect(found).toMatchObject({ results: [{ name: 'Priya Acme' }], provider: { state }, notice: { code } })
    expect(found.notice!.next).not.toBe('')
    expect(found.cache).toBeUndefined()
    expect(await spentIn(world)).toBe(spent)
  })

  test('out of credits: it is left alone until the month turns', async () => {
    const { world, ask } = await stage()
    provider.mood = 'out of credits'
    await ask('cto at Acme')
    provider.mood = 'well'
    expect(await ask('director at Acme')).toMatchObject({ provider: { state: 'limited', remaining: 100 } })
    expect(provider.asked).toHaveLength(1)
    world.clock.shiftMs = 32 * millisecondsPerDay
    expect(await ask('director at Acme')).toMatchObject({ provider: { state: 'ok', remaining: 97 } })
  })

  test('too fast: it is left alone for as long as it says, also when it only says that this was the last', async () => {
    const { world, ask } = await stage()
    provider.callsLeft = 1
    expect(await ask('cto at Acme')).toMatchObject({ results: [{}, {}, {}, {}], provider: { state: 'limited' } })
    expect(await ask('director at Acme')).toMatchObject({ notice: { code: 'provider_limited' } })
    expect(provider.asked).toHaveLength(1)
    provider.callsLeft = 100
    world.clock.shiftMs = 31_000
    expect(await ask('director at Acme')).toMatchObject({ provider: { state: 'ok' } })
  })

  test('more than asked: no more is shown, and all of it is on the bill', async () => {
    const { world, ask } = await stage()
    provider.mood = 'more than asked'
    expect((await ask('cto at Acme', { limit: 3 })).results).toHaveLength(3)
    expect(await spentIn(world)).toBe(people.length)
  })

  test('a wrong key, and nobody at the address', async () => {
    const wrong = await stage({ PEOPLE_DATA_LABS_KEY: 'another key' })
    expect(await wrong.ask('cto at Acme')).toMatchObject({ notice: { code: 'provider_down' } })
    const nobody = await stage({ PEOPLE_DATA_LABS_URL: 'http://127.0.0.1:9/v5' })
    expect(await nobody.ask('cto at Acme')).toMatchObject({ notice: { code: 'provider_down' } })
    expect(await spentIn(nobody.world)).toBe(0)
  })

  test('one that fails again and again is not asked for a while', async () => {
    const { ask } = await stage()
    provider.mood = 'broken'
    for (let n = 0; n < 14; n += 1) expect(await ask(`Jane ${n}`)).toMatchObject({ provider: { state: 'down' } })
    expect(provider.asked.length).toBeLessThan(12)
  })
})

describe('somebody whom the provider knows', () => {
  test('is shown with the way to them where there is one, and once', async () => {
    const { world, me, ask } = await stage()
    const row = 'Jane,Doe,https://www.linkedin.com/in/jane-doe,,Kade,Teacher,01 Jan 2022'
    await bring(world, me, 'more.csv', connections([row]))
    const { results } = await ask('cto at Acme', { sources: ['pdl'] })
    expect(results[0]).toMatchObject({ name: 'Jane Doe', source: 'pdl', company: 'Acme', path: { hops: 1 } })
    expect(await world.as(me).people.profile({ params: { id: results[0]!.id } })).toMatchObject({ company: 'Kade' })
    const stranger = results[1]!
    await expect(world.as(me).people.profile({ params: { id: stranger.id } })).rejects.toMatchObject({ status: 404 })
    expect((await ask('Jane Doe')).results).toMatchObject([{ name: 'Jane Doe', source: 'graph' }])
  })

  test('and was erased by me stays away from me', async () => {
    const { world, me, ask } = await stage()
    const row = 'Jane,Doe,https://www.linkedin.com/in/jane-doe,,Kade,Teacher,01 Jan 2022'
    await bring(world, me, 'more.csv', connections([row]))
    const jane = (await world.as(me).contacts.list({})).items.find(({ name }) => name === 'Jane Doe')!
    await world.as(me).deletions.delete({ params: { id: jane.id } })
    const { results } = await ask('cto at Acme', { sources: ['pdl'] })
    expect(results.map(({ name }) => name)).toEqual(['Noah Park', 'Omar Aziz'])
  })
})
