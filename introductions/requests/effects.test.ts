import { expect, test } from 'vitest'
import { introductionStage, message } from '../../tests/world/introductions.ts'
import { settle } from '../../tests/world/outcomes.ts'
import { statementsOf } from '../../tests/world/statements.ts'

test('every change is an event that syncs the graph, and every move is counted', async () => {
  const { world, me, bob, find } = await introductionStage()
  const jobs = async () =>
    (await world.superuser.query('select key from graphile_worker.jobs where key is not null')).rows.map(
      ({ key }) => key,
    )
  const counting = `update-outcome-statistics:${me.workspace!.id}`
  const target = { personId: await find('Ana') }
  const { id } = await world.as(me).requests.create({ body: { target, connector: { personId: bob.user.id }, message } })
  await world.work()
  expect(await jobs()).not.toContain(counting)
  for (const status of ['pending', 'approved', 'sent']) {
    await world.superuser.query('delete from graphile_worker._private_jobs')
    const { timeline } = await world.as(me).requests.update({ params: { id }, body: { status } })
    expect(timeline.at(-1)).toMatchObject({ by: 'asker', at: expect.any(String) })
    await world.work()
    expect(await jobs()).toContainEqual(expect.stringMatching(/^graph-sync:/))
    expect(await jobs()).toContain(counting)
  }
})

test('where things stand is seen at once, and connector insights are cached until what moved is counted', async () => {
  const { world, me, bob, find } = await introductionStage()
  const target = { personId: await find('Ana') }
  const { id } = await world.as(me).requests.create({ body: { target, connector: { personId: bob.user.id }, message } })
  await settle(world)
  const search = async () => {
    const { results, cache } = await world.as(me).people.searchNetwork({ body: { query: 'Ana' } })
    return { why: results[0]!.whyRanked, reputation: results[0]!.connectorInsight.reputationScore, hit: cache.hit }
  }
  const waiting = '1 request may be waiting for Bob Reyes now'
  const before = await search()
  expect(before).toMatchObject({ reputation: null, hit: false })
  expect(before.why).not.toContain(waiting)

  await world.as(me).requests.update({ params: { id }, body: { status: 'pending' } })
  // Nothing has reacted yet, so what is counted is as before.
  expect(await search()).toEqual({ ...before, hit: false })
  expect(await search()).toEqual({ ...before, hit: true })
  await settle(world)
  const asked = await search()
  expect(asked).toMatchObject({ reputation: null, hit: false })
  expect(asked.why).toContain(waiting)

  await world.as(bob).asks.reply({ params: { id }, body: { reply: 'decline', reason: 'not_now' } })
  expect(await search()).toEqual({ ...asked, hit: false })
  await settle(world)
  const declined = await search()
  expect(declined).toMatchObject({ reputation: expect.any(Number), hit: false })
  expect(declined.why).not.toContain(waiting)
})

test('relationship insights are read from the database every time', async () => {
  const { world, bob } = await introductionStage()
  const read = () => world.as(bob).insights.show({})
  await read()
  const first = await statementsOf(read)
  expect(first.some((text) => text.includes('contacts.relationships'))).toBe(true)
  expect(await statementsOf(read)).toEqual(first)
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
  expect(await titles(bob)).toEqual([`${me.user.name} asks you for an introduction to Ana Ribeiro`])
  await world.as(bob).asks.reply({ params: { id }, body: { reply: 'name_drop' } })
  await world.work()
  expect(await titles(me)).toEqual(['You may mention Bob Reyes to Ana Ribeiro'])
})
