import { expect, test } from 'vitest'
import { intelligenceTags } from '@wellmet/network/intelligence/forget-intelligence.ts'
import { introductionStage, message } from '../../tests/world/introductions.ts'

test('every change has its five effects', async () => {
  const { world, me, bob, find } = await introductionStage()
  const seat = { workspaceId: me.workspace!.id, userId: me.user.id }
  let loads = 0
  const kept = async (tag: string) =>
    (await world.services.cache.get(tag, { tags: [tag], ttlSeconds: 600, load: async () => ++loads })).hit
  const tags = [intelligenceTags.insights(seat), intelligenceTags.intelligence(seat)]
  const jobs = async () =>
    (await world.superuser.query('select key from graphile_worker.jobs where key is not null')).rows.map(
      ({ key }) => key,
    )

  const target = { personId: await find('Ana') }
  const { id } = await world.as(me).requests.create({ body: { target, connector: { personId: bob.user.id }, message } })
  await world.work()
  for (const status of ['pending', 'approved', 'sent']) {
    await world.superuser.query('delete from graphile_worker._private_jobs')
    for (const tag of tags) await kept(tag)
    for (const tag of tags) expect(await kept(tag)).toBe(true)
    const { timeline } = await world.as(me).requests.update({ params: { id }, body: { status } })
    expect(timeline.at(-1)).toMatchObject({ by: 'asker', at: expect.any(String) })
    await world.work()
    for (const tag of tags) expect(await kept(tag)).toBe(false)
    expect(await jobs()).toContainEqual(expect.stringMatching(/^graph-sync:/))
    const learns = (await jobs()).includes(`learn-from-outcomes:${seat.workspaceId}`)
    expect(learns).toBe(status !== 'pending')
  }
})

test('a change of words is an event with effects as well', async () => {
  const { world, me, bob, find } = await introductionStage()
  const target = { personId: await find('Ana') }
  const { id } = await world.as(me).requests.create({ body: { target, connector: { personId: bob.user.id }, message } })
  await world.as(me).requests.update({ params: { id }, body: { subject: 'Another subject' } })
  const { rows } = await world.superuser.query(
    `select payload->>'kind' as kind, payload->>'from' as "from", payload->>'to' as "to" from platform.outbox
     where name = 'introduction.changed' order by id`,
  )
  expect(rows).toEqual([
    { kind: 'created', from: null, to: 'drafted' },
    { kind: 'changed', from: 'drafted', to: 'drafted' },
  ])
})

test('the asker is told of an answer, the connector of an ask, and nobody of what they did themselves', async () => {
  const { world, me, bob, find } = await introductionStage()
  const titles = async (who: typeof me) =>
    (await world.as(who).notifications.list({})).items
      .filter(({ kind }) => kind.startsWith('introduction.'))
      .map(({ title }) => title)
  const target = { personId: await find('Ana') }
  const body = { target, connector: { personId: bob.user.id }, message, status: 'pending' }
  const { id } = await world.as(me).requests.create({ body })
  await world.work()
  expect(await titles(me)).toEqual([])
  expect(await titles(bob)).toEqual(['You are asked to introduce somebody to Ana Ribeiro'])
  await world.as(bob).asks.answer({ params: { id }, body: { answer: 'name_drop' } })
  await world.work()
  expect(await titles(me)).toEqual(['You may mention Bob Reyes to Ana Ribeiro'])
})
