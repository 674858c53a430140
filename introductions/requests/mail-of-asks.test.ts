import { expect, test } from 'vitest'
import { neverEmailToken } from '@wellmet/platform/mail/mailbox.ts'
import { millisecondsPerDay } from '@wellmet/platform/values/days.rules.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import { message } from '../../tests/world/introductions.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'

const notVerified = { status: 403, code: 'email_not_verified' }
const day = (days: number): string => new Date(Date.now() + days * millisecondsPerDay).toISOString()

/** Somebody who knows a few people, all with an address. */
async function asker(world: World, somebody: Somebody, count = 3) {
  const rows = Array.from(
    { length: count },
    (_, i) => `Cara,No${i},https://www.linkedin.com/in/cara${i},cara${i}@kade.example,Kade,Analyst,08 Feb 2024`,
  )
  await bring(world, somebody, 'Connections.csv', connections(rows))
  const { items } = await world.as(somebody).contacts.list({})
  const ids = items.toSorted((a, b) => a.name.localeCompare(b.name)).map(({ id }) => id)
  return (connector: number, more: { status?: string; scheduledFor?: string; subject?: string } = {}) =>
    world.as(somebody).requests.create({
      body: { target: { name: `Tara ${connector}` }, connector: { personId: ids[connector]! }, message, ...more },
    })
}

const asksSent = async (world: World) => (await world.mails()).filter(({ kind }) => kind === 'introductions.ask')

/** The clock of the product is shifted, and the one of the queue is not. Reminders stay where they are: they would count. */
async function askWhatIsScheduled(world: World): Promise<void> {
  await world.superuser.query(
    `update graphile_worker._private_jobs set run_at = now()
     where task_id = (select id from graphile_worker._private_tasks where identifier = 'introductions.ask-scheduled')`,
  )
  await world.work()
}

test('without a confirmed address one drafts, and neither asks, schedules, invites nor makes keys', async () => {
  const world = await worldForThisTest()
  const mal = await world.signUpUnverified('Mal Ory')
  const create = await asker(world, mal)
  const draft = await create(0)
  const { requests, invitations, apiKeys } = world.as(mal)
  const params = { id: draft.id }
  const refused = [
    () => create(1, { status: 'pending' }),
    () => create(1, { scheduledFor: day(2) }),
    () => requests.update({ params, body: { status: 'pending' } }),
    () => requests.update({ params, body: { scheduledFor: day(2) } }),
    () => invitations.create({ body: { email: 'stranger@example.com', role: 'member' } }),
    () => apiKeys.create({ body: { name: 'Script', scopes: ['account:read'] } }),
  ]
  for (const one of refused) await expect(one()).rejects.toMatchObject(notVerified)
  await world.work()
  expect(new Set((await world.mails()).map(({ kind }) => kind))).toEqual(new Set(['account.verify-email']))
  await world.verify(mal)
  expect(await requests.update({ params, body: { status: 'pending' } })).toMatchObject({ stage: 'awaiting_connector' })
})

test('a scheduled ask of somebody whose address is not confirmed by then goes to nobody, and they are told', async () => {
  const world = await worldForThisTest()
  const ana = await world.signUp()
  const { id } = await (await asker(world, ana))(0, { scheduledFor: day(2) })
  await world.superuser.query('update account.users set email_verified = false')
  world.clock.shiftMs = 3 * millisecondsPerDay
  await askWhatIsScheduled(world)
  const back = await world.as(ana).requests.show({ params: { id } })
  expect(back).toMatchObject({ stage: 'drafted', scheduledFor: null })
  expect(back.timeline.at(-1)).toMatchObject({ kind: 'not_asked', note: 'not_verified' })
  expect(await asksSent(world)).toEqual([])
})

test('an ask for which no mail may leave today is refused, and does not stand as asked', async () => {
  const world = await worldForThisTest({ MAILS_PER_USER_A_DAY: '1' })
  const ana = await world.signUp()
  const create = await asker(world, ana)
  const draft = await create(1)
  await create(0, { status: 'pending' })
  const refused = { status: 429, code: 'rate_limited' }
  await expect(create(2, { status: 'pending' })).rejects.toMatchObject(refused)
  const { requests } = world.as(ana)
  await expect(requests.update({ params: { id: draft.id }, body: { status: 'pending' } })).rejects.toMatchObject(
    refused,
  )
  await world.work()
  const { items } = await requests.list({})
  expect(items.map(({ stage }) => stage).toSorted()).toEqual(['awaiting_connector', 'drafted'])
  expect(await asksSent(world)).toHaveLength(1)
})

test('a scheduled ask that meets a day with too many mails is asked a day later', async () => {
  const world = await worldForThisTest({ MAILS_PER_USER_A_DAY: '1' })
  const ana = await world.signUp()
  const create = await asker(world, ana)
  const { id } = await create(0, { scheduledFor: day(2) })
  world.clock.shiftMs = 2 * millisecondsPerDay + 60_000
  await create(1, { status: 'pending' })
  await askWhatIsScheduled(world)
  const waiting = await world.as(ana).requests.show({ params: { id } })
  expect(waiting.timeline.at(-1)).toMatchObject({ kind: 'postponed', note: 'too_many' })
  expect(waiting.stage).toBe('drafted')
  world.clock.shiftMs += millisecondsPerDay + 60_000
  await askWhatIsScheduled(world)
  expect(await world.as(ana).requests.show({ params: { id } })).toMatchObject({ stage: 'awaiting_connector' })
})

const suppress = (world: World, address: string) =>
  world.as(null).mailboxes.suppress({ params: { token: neverEmailToken(world.services, address) } })

test('whoever asked somebody before who wants no more mail is told at once that they cannot be reached', async () => {
  const world = await worldForThisTest()
  const ana = await world.signUp()
  const create = await asker(world, ana)
  await create(0, { status: 'pending' })
  await world.work()
  await suppress(world, 'cara0@kade.example')
  await world.work()
  await expect(create(0, { status: 'pending' })).rejects.toMatchObject({
    status: 409,
    problem: { errors: [{ field: 'connector', message: 'not_reachable' }] },
  })
  const { id } = await create(0, { scheduledFor: day(1) })
  world.clock.shiftMs = millisecondsPerDay + 60_000
  await askWhatIsScheduled(world)
  const shown = await world.as(ana).requests.show({ params: { id } })
  expect(shown.timeline.at(-1)).toMatchObject({ kind: 'not_asked', note: 'not_reachable' })
  expect(await asksSent(world)).toHaveLength(1)
})

test('an ask at a typed address that wants no mail is refused like any other, and a day set for it is given back', async () => {
  const world = await worldForThisTest()
  const ben = await world.signUp('Ben Okri')
  await suppress(world, 'ivy@kade.example')
  await bring(
    world,
    ben,
    'Connections.csv',
    connections(['Ivy,Chan,https://www.linkedin.com/in/ivy,,Kade,Analyst,08 Feb 2024']),
  )
  const { items } = await world.as(ben).contacts.list({})
  const connector = { personId: items[0]!.id, email: 'Ivy+work@kade.example' }
  const ask = (more: object) =>
    world.as(ben).requests.create({ body: { target: { name: 'Tara' }, connector, message, ...more } })
  await expect(ask({ status: 'pending' })).rejects.toMatchObject({
    status: 409,
    problem: {
      detail:
        'Ivy Chan can’t be reached by email through Wellmet. Copy your message and send it yourself, or ask someone else.',
      errors: [{ field: 'connector', message: 'not_reachable' }],
    },
  })
  const { id } = await ask({ scheduledFor: day(1) })
  world.clock.shiftMs = millisecondsPerDay + 60_000
  await askWhatIsScheduled(world)
  const shown = await world.as(ben).requests.show({ params: { id } })
  expect(shown).toMatchObject({ stage: 'drafted', scheduledFor: null })
  expect(shown.timeline.at(-1)).toMatchObject({ kind: 'not_asked', note: 'not_reachable' })
  expect(await asksSent(world)).toEqual([])
})

test('a reminder that may not leave because the asker’s address is not confirmed is not shown as sent', async () => {
  const world = await worldForThisTest()
  const ana = await world.signUp()
  const { id } = await (await asker(world, ana))(0, { status: 'pending' })
  await world.work()
  await world.superuser.query('update account.users set email_verified = false')
  world.clock.shiftMs = 6 * millisecondsPerDay
  await world.superuser.query(
    `update graphile_worker._private_jobs set run_at = now()
     where task_id = (select id from graphile_worker._private_tasks where identifier = 'introductions.remind-connector')`,
  )
  await world.work()
  const { rows } = await world.superuser.query('select reminders from introductions.requests where id = $1', [id])
  expect(rows).toEqual([{ reminders: 0 }])
  expect(await asksSent(world)).toHaveLength(1)
})

test('requests that wait for somebody who then wants no mail end, and the asker is told', async () => {
  const world = await worldForThisTest()
  const ana = await world.signUp()
  const create = await asker(world, ana)
  const [asked, other] = [await create(0, { status: 'pending' }), await create(1, { status: 'pending' })]
  await world.work()
  await suppress(world, 'cara0@kade.example')
  await world.work()
  const shown = await world.as(ana).requests.show({ params: { id: asked.id } })
  expect(shown).toMatchObject({ stage: 'cancelled' })
  expect(shown.timeline.at(-1)).toMatchObject({ kind: 'not_reachable', note: null })
  expect(await world.as(ana).requests.show({ params: { id: other.id } })).toMatchObject({ stage: 'awaiting_connector' })
  const { items } = await world.as(ana).notifications.list({})
  expect(items.map(({ title }) => title)).toContain('Cara No0 can’t be reached by email about Tara 0')
})

test('to whoever invites, a mailbox that wants no mail looks like one that does not answer', async () => {
  const world = await worldForThisTest()
  const ana = await world.signUp()
  await suppress(world, 'new@example.com')
  await world.as(ana).invitations.create({ body: { email: 'new@example.com', role: 'member' } })
  await world.work()
  expect(await world.mails('new@example.com')).toEqual([])
})

test('a subject may not hold a web address', async () => {
  const world = await worldForThisTest()
  const create = await asker(world, await world.signUp())
  for (const subject of ['Open https://hostile.example', 'www.hostile.example is new', 'See hostile.example/login'])
    await expect(create(0, { subject })).rejects.toMatchObject({ status: 400 })
  await expect(create(0, { subject: 'A word about Node.js and 3.5 others' })).resolves.toBeDefined()
})
