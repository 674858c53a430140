import { expect, test, vi } from 'vitest'
import { addDays, millisecondsPerDay, secondsPerDay } from '@wellmet/platform/values/days.rules.ts'
import { findPerson, introductionStage, message, type Stage } from '../../tests/world/introductions.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { Refused } from '../../tests/world/client.ts'
import type { ConnectorRules } from './connector-rules.contract.ts'

const none: ConnectorRules = {
  asksAMonth: null,
  batchDay: null,
  quietFrom: null,
  quietTo: null,
  noGoCompanies: [],
  noGoPeople: [],
  tellsOutcomes: true,
}

async function ask({ world, me, bob, find }: Stage, name = 'Ana', more: object = {}) {
  const target = { personId: await find(name) }
  return world.as(me).requests.create({
    body: { target, connector: { personId: bob.user.id }, message, status: 'pending', ...more },
  })
}

const rule = ({ world, bob }: Stage, rules: Partial<ConnectorRules>) =>
  world.as(bob).connectorRules.keep({ body: { ...none, ...rules } })

test('a connector keeps rules of their own, in this workspace alone, and nobody else sees them', async () => {
  const stage = await introductionStage()
  const { world, me, bob } = stage
  expect(await world.as(bob).connectorRules.show({})).toEqual(none)
  const rules = { ...none, asksAMonth: 2, batchDay: 3, noGoPeople: [{ name: 'Ana Ribeiro', company: 'Northgate' }] }
  expect(await rule(stage, rules)).toEqual(rules)
  expect(await world.as(bob).connectorRules.show({})).toEqual(rules)
  expect(await world.as(me).connectorRules.show({})).toEqual(none)
  const backwards = rule(stage, { quietFrom: '2026-12-10', quietTo: '2026-12-01' })
  await expect(backwards).rejects.toMatchObject({ status: 400 })
  await expect(rule(stage, { asksAMonth: 101 })).rejects.toMatchObject({ status: 400 })
})

test('who was asked as often as they want is not asked again before a place is free', async () => {
  const stage = await introductionStage({ SESSION_DAYS: '400' })
  const { world, me } = stage
  await rule(stage, { asksAMonth: 1 })
  const first = await ask(stage)
  world.clock.shiftMs = 10 * millisecondsPerDay
  const target = { personId: await stage.find('Joost') }
  const body = { target, connector: { personId: stage.bob.user.id }, message, status: 'pending' }
  const answer = await fetch(`${world.origin()}/api/dashboard/intro-requests`, {
    method: 'POST',
    headers: { cookie: me.cookie!, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(409)
  const free = new Date(Date.parse(first.askedAt!) + 30 * millisecondsPerDay)
  expect(await answer.json()).toMatchObject({
    errors: [
      { field: 'connector', message: 'limit' },
      { field: 'scheduledFor', message: free.toISOString() },
    ],
  })
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(19 * secondsPerDay)
  await world.as(me).requests.update({ params: { id: first.id }, body: { status: 'archived' } })
  await world.as(me).requests.update({ params: { id: first.id }, body: { status: 'draft' } })
  const again = world.as(me).requests.update({ params: { id: first.id }, body: { status: 'pending' } })
  await expect(again).rejects.toMatchObject({ status: 409 })
  world.clock.shiftMs = 30.1 * millisecondsPerDay
  expect(await ask(stage, 'Joost')).toMatchObject({ stage: 'awaiting_connector' })
})

test('without rules five asks in thirty days are taken, and none by whoever wants none', async () => {
  const stage = await introductionStage()
  const { world, me, bob } = stage
  const asked = (i: number) =>
    world.as(me).requests.create({
      body: {
        target: { name: `Somebody ${i}`, company: 'Lumen' },
        connector: { personId: bob.user.id },
        message,
        status: 'pending',
      },
    })
  for (let i = 0; i < 5; i++) await asked(i)
  await expect(asked(5)).rejects.toMatchObject({ status: 409 })
  await rule(stage, { asksAMonth: 0 })
  await expect(asked(6)).rejects.toMatchObject({ problem: { errors: [{ field: 'connector', message: 'limit' }] } })
})

test.each([
  ['a company, however it is written', { noGoCompanies: ['NORTHGATE'] }],
  ['a person by name', { noGoPeople: [{ name: 'ana ribeiro' }] }],
  ['a person by profile', { noGoPeople: [{ name: 'The partner', linkedinUrl: 'https://linkedin.com/in/Ana' }] }],
])('a no-go is refused without saying which: %s', async (_, rules) => {
  const stage = await introductionStage()
  await rule(stage, rules)
  await expect(ask(stage)).rejects.toMatchObject({
    status: 409,
    problem: { errors: [{ field: 'connector', message: 'not_this_one' }] },
  })
  expect(await ask(stage, 'Joost')).toMatchObject({ stage: 'awaiting_connector' })
})

test('in quiet days nobody is asked, and the answer says until when', async () => {
  const stage = await introductionStage()
  const date = (days: number) => addDays(new Date(), days).toISOString().slice(0, 10)
  await rule(stage, { quietFrom: date(-1), quietTo: date(6) })
  await expect(ask(stage)).rejects.toMatchObject({
    status: 409,
    problem: { errors: [{ message: 'quiet' }, { message: expect.stringContaining(date(7)) }] },
  })
  expect(await ask(stage, 'Ana', { scheduledFor: `${date(8)}T09:00:00Z` })).toMatchObject({ stage: 'drafted' })
})

test('asks wait for the connector’s day, at the asker’s morning, and the reply says so', async () => {
  const stage = await introductionStage()
  const today = new Date().getUTCDay() || 7
  const batchDay = (today % 7) + 1
  await rule(stage, { batchDay })
  const waiting = await ask(stage, 'Ana', { timeZone: 'UTC' })
  expect(waiting).toMatchObject({ stage: 'drafted', notice: { code: 'waits_for_day' } })
  expect(new Date(waiting.scheduledFor!).getUTCDay() || 7).toBe(batchDay)
  expect(waiting.scheduledFor!.slice(11, 16)).toBe('09:00')
  await rule(stage, { batchDay: today })
  expect(await ask(stage, 'Joost')).toMatchObject({ stage: 'awaiting_connector', notice: null })
})

test('a contact who is a teammate too is asked as a teammate, by their rules', async () => {
  const stage = await introductionStage()
  const { world, me, bob } = stage
  await bring(
    world,
    me,
    'Connections.csv',
    connections([
      `Robert,Reyes,https://www.linkedin.com/in/bob,${bob.user.email},Kade,Partner,08 Feb 2024`,
      'Ines,Moreau,https://www.linkedin.com/in/ines,ines@kade.example,Kade,Analyst,08 Feb 2024',
    ]),
  )
  const contact = (await world.as(me).contacts.list({})).items.find(({ name }) => name === 'Robert Reyes')!
  const target = { personId: await findPerson(world, me, 'Ines') }
  const body = { target, connector: { personId: contact.id }, message, status: 'pending' }
  await rule(stage, { asksAMonth: 0 })
  await expect(world.as(me).requests.create({ body })).rejects.toMatchObject({ status: 409 })
  await rule(stage, {})
  const asked = await world.as(me).requests.create({ body })
  expect(asked.connector).toMatchObject({ personId: bob.user.id, kind: 'member' })
  expect((await world.as(bob).asks.list({})).items).toHaveLength(1)
})

test('a list that is made while new rules are being saved does not outlive them', async () => {
  const stage = await introductionStage()
  const { world, me } = stage
  const canAsk = async () => {
    const { results } = await world.as(me).people.searchNetwork({ body: { query: 'Ana' } })
    return results[0]!.path.availability.canAsk
  }
  // The last moment before the commit, made as long as the test wants.
  await world.superuser
    .query(`create function public.wait() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock(1); return null; end $$;
    create constraint trigger waits after insert on introductions.connector_rules deferrable initially deferred for each row execute function public.wait()`)
  const holder = await world.superuser.connect()
  await holder.query('select pg_advisory_lock(1)')
  const saving = rule(stage, { asksAMonth: 0 })
  await vi.waitFor(async () => {
    const waiting =
      await holder.query(`select from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
       where l.locktype = 'advisory' and l.objid = 1 and not l.granted`)
    expect(waiting.rowCount).toBe(1)
  })
  expect(await canAsk()).toBe(true)
  await holder.query('select pg_advisory_unlock(1)')
  holder.release()
  await saving
  await world.work()
  expect(await canAsk()).toBe(false)
})

test('of 200 asks at once with a cap of 5 exactly 5 are taken', async () => {
  const stage = await introductionStage({ MAX_IN_FLIGHT: '32', MAX_WAITING: '400', MAX_WAIT_MS: '60000' })
  const { world, me, bob } = stage
  const team = [me, await join(world, me, 'member', 'Ida Berg'), await join(world, me, 'member', 'Tom Okafor')]
  const verdicts = await Promise.all(
    Array.from({ length: 200 }, async (_, i) => {
      const target = { name: `Somebody ${i}`, company: 'Lumen' }
      const body = { target, connector: { personId: bob.user.id }, message, status: 'pending' }
      return world
        .as(team[i % 3]!)
        .requests.create({ body })
        .then(({ stage: now }) => now as string)
        .catch((error: unknown) => (error instanceof Refused ? `${error.status}` : String(error)))
    }),
  )
  const counted = Object.fromEntries(
    [...Map.groupBy(verdicts, (verdict) => verdict)].map(([verdict, all]) => [verdict, all.length]),
  )
  expect(counted).toEqual({ awaiting_connector: 5, 409: 195 })
  expect((await world.as(bob).asks.list({})).items).toHaveLength(5)
}, 90_000)
