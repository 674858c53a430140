import { expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { introductionStage, message, type Stage } from '../../tests/world/introductions.ts'
import { join } from '../../tests/world/team.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { catchUpJob } from './scheduling.jobs.ts'

const day = 86_400_000

/** Later by our clock: what waits in the queue for that time is woken up. */
async function pass({ world }: Stage, days: number): Promise<void> {
  world.clock.shiftMs += days * day
  await world.superuser.query(
    `update graphile_worker._private_jobs set run_at = now() where run_at <= now() + $1 * interval '1 millisecond'`,
    [world.clock.shiftMs],
  )
  await world.work()
}

async function ask(stage: Stage, more: object = {}) {
  const { world, me, bob, find } = stage
  const target = { personId: await find('Ana') }
  return world.as(me).requests.create({
    body: { target, connector: { personId: bob.user.id }, message, status: 'pending', ...more },
  })
}
const inDays = (days: number): string => new Date(Date.now() + days * day).toISOString()

test('a request is asked at its time, and not before', async () => {
  const stage = await introductionStage()
  const { world, me, bob } = stage
  const { id, stage: before } = await ask(stage, { scheduledFor: inDays(3), timeZone: 'Europe/Lisbon' })
  expect(before).toBe('drafted')
  await pass(stage, 2)
  expect(await world.as(me).requests.show({ params: { id } })).toMatchObject({ stage: 'drafted', askedAt: null })
  await pass(stage, 1.1)
  const asked = await world.as(me).requests.show({ params: { id } })
  expect(asked).toMatchObject({ stage: 'awaiting_connector', scheduledFor: null })
  expect((await world.as(bob).asks.list({})).items).toHaveLength(1)
  expect(asked.timeline.map(({ kind }) => kind)).toEqual(['created', 'scheduled', 'asked'])
})

test('a schedule is changed and taken back; a time that is past is refused', async () => {
  const stage = await introductionStage()
  const { requests } = stage.world.as(stage.me)
  await expect(ask(stage, { scheduledFor: inDays(-1) })).rejects.toMatchObject({ status: 422 })
  await expect(ask(stage, { timeZone: 'Europe/Lisboa' })).rejects.toMatchObject({ status: 400 })
  const { id } = await ask(stage, { status: 'draft', scheduledFor: inDays(1) })
  const params = { id }
  await requests.update({ params, body: { scheduledFor: inDays(5) } })
  await pass(stage, 2)
  expect(await requests.show({ params })).toMatchObject({ stage: 'drafted' })
  expect(await requests.update({ params, body: { scheduledFor: null } })).toMatchObject({ scheduledFor: null })
  await pass(stage, 5)
  expect(await requests.show({ params })).toMatchObject({ stage: 'drafted' })
})

test('what stands in the way at its time puts it off, or gives it back', async () => {
  const stage = await introductionStage()
  const { world, me, bob } = stage
  const { id } = await ask(stage, { scheduledFor: inDays(3) })
  const rules = await world.as(bob).connectorRules.show({})
  const [quietFrom, quietTo] = [inDays(2).slice(0, 10), inDays(9).slice(0, 10)]
  await world.as(bob).connectorRules.keep({ body: { ...rules, quietFrom, quietTo } })
  await pass(stage, 3.1)
  const postponed = await world.as(me).requests.show({ params: { id } })
  expect(postponed).toMatchObject({ stage: 'drafted' })
  expect(postponed.scheduledFor!.slice(0, 10)).toBe(inDays(10).slice(0, 10))
  expect(postponed.timeline.at(-1)).toMatchObject({ kind: 'postponed', note: 'quiet' })
  await world.as(bob).connectorRules.keep({ body: { ...rules, noGoCompanies: ['Northgate'] } })
  await pass(stage, 8)
  const back = await world.as(me).requests.show({ params: { id } })
  expect(back).toMatchObject({ stage: 'drafted', scheduledFor: null })
  expect(back.timeline.at(-1)).toMatchObject({ kind: 'not_asked', note: 'not_this_one' })
})

test('nobody who left asks', async () => {
  const stage = await introductionStage()
  const { world, me, bob, find } = stage
  const target = { personId: await find('Ana') }
  const body = { target, connector: { personId: bob.user.id }, message, scheduledFor: inDays(1) }
  const { id } = await world.as(me).requests.create({ body })
  await world.as(me).members.changeRole({ params: { userId: bob.user.id }, body: { role: 'owner' } })
  await world.as(bob).members.remove({ params: { userId: me.user.id } })
  await pass(stage, 1.1)
  expect((await world.as(bob).asks.list({})).items).toEqual([])
  const { rows } = await world.superuser.query(
    'select note from introductions.request_events where request_id = $1 order by seq desc limit 1',
    [id],
  )
  expect(rows).toEqual([{ note: 'left' }])
})

test('silence is told twice and then ends it, and the connector is not waited for while they said later', async () => {
  const stage = await introductionStage({ SESSION_DAYS: '400' })
  const { world, me, bob } = stage
  const { requests } = world.as(me)
  const { id } = await ask(stage)
  const params = { id }
  const kinds = async () => (await requests.show({ params })).timeline.map(({ kind }) => kind)
  await pass(stage, 4)
  expect(await kinds()).toEqual(['created', 'asked'])
  await pass(stage, 1.1)
  expect(await kinds()).toEqual(['created', 'asked', 'reminder'])
  await world.as(bob).asks.reply({ params, body: { reply: 'later' } })
  expect(await requests.show({ params })).toMatchObject({ waitsFor: 'connector', stage: 'awaiting_connector' })
  await pass(stage, 16)
  expect((await kinds()).filter((kind) => kind === 'reminder')).toHaveLength(1)
  await pass(stage, 11)
  expect((await kinds()).filter((kind) => kind === 'reminder')).toHaveLength(2)
  await pass(stage, 20)
  expect(await requests.show({ params })).toMatchObject({ status: 'cancelled', dashboardStatus: 'cancelled' })
  expect((await kinds()).at(-1)).toBe('connector_silent')
  const { rows } = await world.superuser.query('select kind from introductions.outcomes')
  expect(rows).toEqual([{ kind: 'connector_silent' }])
})

test('what was not woken up at its time is caught up with by the clock', async () => {
  const stage = await introductionStage()
  const { world, me } = stage
  const scheduled = await ask(stage, { scheduledFor: inDays(1) })
  const silent = await world.as(me).requests.create({
    body: {
      target: { personId: await stage.find('Joost') },
      connector: { personId: stage.bob.user.id },
      message,
      status: 'sent',
    },
  })
  await world.work()
  await world.superuser.query('delete from graphile_worker._private_jobs')
  world.clock.shiftMs = 6 * day
  await world.services.database.system.asSystem((tx) => enqueue(tx, catchUpJob, {}))
  await world.work()
  expect(await world.as(me).requests.show({ params: { id: scheduled.id } })).toMatchObject({
    stage: 'awaiting_connector',
  })
  const { timeline } = await world.as(me).requests.show({ params: { id: silent.id } })
  expect(timeline.at(-1)).toMatchObject({ kind: 'reminder', note: 'target' })
})

const stopsSharing = ({ world, bob }: Stage) => world.as(bob).sharing.change({ body: { mode: 'private' } })
const ownId = async ({ world, bob }: Stage): Promise<string> =>
  (await world.as(bob).contacts.list({})).items.find(({ name }) => name.startsWith('Ana'))!.id

test.each([
  ['the connector shares no more', stopsSharing],
  [
    'the connector hid the target',
    async (on: Stage) => on.world.as(on.bob).hideRules.hide({ body: { contactId: await ownId(on) } }),
  ],
])('when %s, nobody is asked, and the asker is told why and shown the next', async (_, happens) => {
  const stage = await introductionStage()
  const { world, me, bob } = stage
  const carl = await join(world, me, 'member', 'Carl Ito')
  const row = 'Ana,Ribeiro,https://www.linkedin.com/in/ana,ana@northgate.example,"Northgate, Inc.",Partner,08 Feb 2024'
  await bring(world, carl, 'Connections.csv', connections([row]))
  await world.as(carl).sharing.change({ body: { mode: 'workspace' } })
  const { id } = await ask(stage, { scheduledFor: inDays(3) })
  const params = { id }
  await happens(stage)
  const mailed = (await world.mails()).length
  await pass(stage, 3.1)
  const back = await world.as(me).requests.show({ params })
  expect(back).toMatchObject({ stage: 'drafted', scheduledFor: null, askedAt: null })
  expect(back.timeline.at(-1)).toMatchObject({ by: 'system', kind: 'not_asked', note: 'no_path' })
  expect((await world.as(bob).asks.list({})).items).toEqual([])
  expect(await world.mails()).toHaveLength(mailed)
  const [told] = (await world.as(me).notifications.list({})).items
  expect(told).toMatchObject({
    kind: 'introduction.due',
    title: 'Bob Reyes was not asked about Ana Ribeiro',
    body: 'Bob Reyes has no path to Ana Ribeiro anymore. Try the next connector.',
    link: `/introductions?request=${id}`,
  })
  const next = await world.as(me).requests.nextPath({ params })
  expect(next).toMatchObject({ stage: 'drafted', connector: { name: 'Carl Ito' }, target: { name: 'Ana Ribeiro' } })
  expect((await world.as(me).requests.show({ params })).stage).toBe('cancelled')
})

test('when the connector left the workspace, the asker is told', async () => {
  const stage = await introductionStage()
  const { world, me, bob } = stage
  await ask(stage, { scheduledFor: inDays(3) })
  await world.as(me).members.remove({ params: { userId: bob.user.id } })
  await pass(stage, 3.1)
  const { items } = await world.as(me).notifications.list({})
  expect(items.map(({ body }) => body)).toContain('Bob Reyes left the workspace. It is a draft again.')
})
