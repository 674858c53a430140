import { expect, test } from 'vitest'
import { findPerson, introductionStage } from '../../tests/world/introductions.ts'
import { message } from '../guest-pages/guest-pages-for-tests.ts'

const later = (world: Awaited<ReturnType<typeof introductionStage>>['world']) =>
  world.superuser.query('update graphile_worker._private_jobs set run_at = now()')

async function stageWithAsk() {
  const stage = await introductionStage()
  const { world, me, bob, find } = stage
  const target = { personId: await find('Joost') }
  const body = { target, connector: { personId: bob.user.id }, message, status: 'pending' }
  const { id } = await world.as(me).requests.create({ body })
  await world.work()
  const outcomes = async () =>
    (await world.mails(bob.user.email))
      .filter(({ kind }) => kind === 'introductions.outcome')
      .map(({ status }) => status)
  return { ...stage, target, params: { id }, outcomes }
}

test('what was recorded by mistake is taken back before anybody is told, and the connector can still answer', async () => {
  const { world, me, bob, params, outcomes } = await stageWithAsk()
  const before = await world.as(me).requests.show({ params })
  await world.as(me).requests.update({ params, body: { status: 'meeting' } })
  await world.work()
  expect(await outcomes(), 'written, and not handed over').toEqual(['queued'])
  const undone = await world.as(me).undo.create({ params })
  expect(undone).toMatchObject({ stage: 'awaiting_connector', askedAt: before.askedAt, undo: null, notice: null })
  expect(undone.timeline.map(({ kind }) => kind).slice(-2)).toEqual(['meeting_booked', 'taken_back'])
  await later(world)
  await world.work()
  expect(await outcomes()).toEqual([])
  expect((await world.as(bob).notifications.list({})).items.map(({ kind }) => kind)).not.toContain(
    'introduction.outcome',
  )
  expect((await world.as(me).outcomes.list({ query: {} })).items).toEqual([])
  await expect(world.as(me).undo.create({ params })).rejects.toMatchObject({ status: 409 })
  await world.as(bob).asks.reply({ params, body: { reply: 'decline', reason: 'not_now' } })
  expect((await world.as(me).requests.show({ params })).undo, 'what the connector said is theirs').toBeNull()
  expect((await world.as(bob).asks.history({})).items).toMatchObject([{ cameOfIt: 'declined' }])
})

test('a success can be corrected after the connector was told, who is told once and keeps what came of it', async () => {
  const { world, me, bob, params, outcomes } = await stageWithAsk()
  await world.as(me).requests.update({ params, body: { status: 'converted' } })
  await world.work()
  await later(world)
  await world.work()
  await world.superuser.query(
    `update platform.mails set status = 'sent', settled_at = now(), content = null where kind = 'introductions.outcome' and tries > 0`,
  )
  expect(await outcomes()).toEqual(['sent'])
  expect((await world.as(bob).notifications.list({})).items[0]).toMatchObject({
    kind: 'introduction.outcome',
    title: 'Your introduction of Mara Lind to Joost de Wit was a success',
  })
  expect(await world.as(bob).asks.list({})).toMatchObject({ items: [] })
  expect((await world.as(bob).asks.history({})).items).toMatchObject([
    { cameOfIt: 'worked_out', target: { name: 'Joost de Wit' }, askedBy: { userId: me.user.id } },
  ])
  const undone = await world.as(me).undo.create({ params })
  expect(undone).toMatchObject({
    stage: 'awaiting_connector',
    notice: {
      code: 'email_left',
      message: expect.stringContaining('The email about it to Bob Reyes had already left'),
    },
  })
  expect(undone.timeline.at(-1)).toMatchObject({ kind: 'taken_back', note: 'email_left' })
  await world.as(me).requests.update({ params, body: { status: 'meeting' } })
  await later(world)
  await world.work()
  expect(await outcomes()).toEqual(['sent'])
  // Nothing was sent about the second record.
  expect((await world.as(me).undo.create({ params })).notice).toBeNull()
})

test('an outcome that was recorded with the time when it happened is taken back too', async () => {
  const { world, me, params } = await stageWithAsk()
  world.clock.shiftMs = 3_600_000
  const at = new Date(Date.now() + 60_000).toISOString()
  await world.as(me).outcomes.record({ body: { requestId: params.id, outcome: 'intro_sent', at } })
  const outcomes = async () => (await world.as(me).outcomes.list({ query: {} })).items
  expect(await outcomes()).toMatchObject([{ outcome: 'intro_sent', at }])
  expect(await world.as(me).undo.create({ params })).toMatchObject({ stage: 'awaiting_connector' })
  expect(await outcomes()).toEqual([])
})

test('an open ask is seen before one writes, by those who have the same path, and can be joined', async () => {
  const { world, me, bob, find, target } = await stageWithAsk()
  const { join } = await import('../../tests/world/team.ts')
  const cleo = await join(world, me, 'member', 'Cleo Park')
  await world.as(cleo).sharing.show({})
  const asked = { personId: target.personId, via: bob.user.id }
  expect(await findPerson(world, cleo, 'Joost')).toBe(target.personId)
  expect(await world.as(me).openAsks.find({ query: asked })).toMatchObject({
    openAsk: { askedBy: { userId: me.user.id }, requestId: expect.any(String) },
  })
  const seen = await world.as(cleo).openAsks.find({ query: asked })
  expect(seen.openAsk).toMatchObject({ askedBy: { userId: me.user.id }, requestId: null })
  expect(await world.as(cleo).openAsks.join({ body: asked })).toMatchObject({ isMine: false, message: null })
  await expect(world.as(me).openAsks.join({ body: asked })).rejects.toMatchObject({ status: 409 })
  const other = { personId: await find('Ana'), via: bob.user.id }
  expect(await world.as(me).openAsks.find({ query: other })).toMatchObject({
    openAsk: null,
    personState: { state: 'hardly_reachable', requestId: null },
  })
})
