import { expect, test } from 'vitest'
import { outcomeStage, settle } from '../../tests/world/outcomes.ts'
import { join } from '../../tests/world/team.ts'

type Stage = Awaited<ReturnType<typeof outcomeStage>>

async function search({ world, me }: Stage, query = '') {
  return (await world.as(me).people.searchNetwork({ body: { query } })).results
}

const accept = { reply: 'accept', with: 'introduce' } as never
const decline = { reply: 'decline', reason: 'not_now' } as const

test('the same search before and after recorded outcomes goes through another connector, and says why', async () => {
  const stage = await outcomeStage()
  const { world, me, bob, cleo, ask } = stage
  const [before] = await search(stage, 'Ana')
  expect(before!.connectorInsight).toMatchObject({ reputationScore: null })
  expect(before!.path.pastAsks).toBe(0)
  const [first, other] = before!.path.viaName === 'Bob Reyes' ? [bob, cleo] : [cleo, bob]
  for (const name of ['Joost', 'Priya']) {
    const no = await ask(first, name)
    await world.as(first).asks.reply({ params: { id: no }, body: decline })
    const yes = await ask(other, name)
    await world.as(other).asks.reply({ params: { id: yes }, body: accept })
    await world.as(me).outcomes.record({ body: { requestId: yes, outcome: 'target_replied' } })
  }
  await settle(world)
  const [after] = await search(stage, 'Ana')
  expect(after!.path.viaName).toBe(other.user.name)
  expect(after!.path.viaName).not.toBe(before!.path.viaName)
  expect(after!.whyRanked).toContain(`${other.user.name} acted on 2 of 2 requests before`)
  expect(after!.connectorInsight.reputationScore).toBeGreaterThan(50)
  expect(after!.connectorInsight.introProbability).toBeGreaterThan(0)

  expect(after!.path.pastAsks).toBe(2)
  const { paths } = await world.as(me).paths.person({ params: { id: after!.id } })
  expect(paths[0]).toMatchObject({ viaName: other.user.name, pastAsks: 2, chance: after!.path.chance })
  expect(JSON.stringify(paths[0]!.breakdown)).toContain(`${other.user.name} acted on 2 of 2 requests before.`)
})

test('people who took up introductions come before others who are as near; a teammate’s list does not move by mine', async () => {
  const stage = await outcomeStage()
  const { world, me, bob, ask } = stage
  const mate = await join(world, me, 'member', 'Dan Mate')
  await world.as(mate).sharing.show({})
  const names = async (results: Promise<{ name: string }[]>) => (await results).map(({ name }) => name)
  const theirs = async () => (await world.as(mate).people.searchNetwork({ body: {} })).results
  const before = await names(search(stage))
  const last = before.at(-1)!
  const requestId = await ask(bob, last.split(' ')[0]!)
  await world.as(bob).asks.reply({ params: { id: requestId }, body: accept })
  await world.as(me).outcomes.record({ body: { requestId, outcome: 'target_replied' } })
  await settle(world)
  const after = await search(stage)
  expect(after[0]!.name).toBe(last)
  expect(after[0]!.whyRanked).toContain('Took up 1 of 1 introduction that you asked for')
  expect(JSON.stringify(await theirs())).not.toContain('that you asked for')
  expect(await names(theirs())).toEqual(before)
})

test('what waits with a connector is told and does not change the chance', async () => {
  const stage = await outcomeStage()
  const { world, me, bob, cleo, ask } = stage
  const done = await ask(bob, 'Joost')
  await world.as(bob).asks.reply({ params: { id: done }, body: accept })
  await world.as(me).outcomes.record({ body: { requestId: done, outcome: 'target_replied' } })
  await settle(world)
  const chance = async () => {
    const targetId = (await search(stage, 'Ana'))[0]!.id
    const { routes } = await world.as(me).marketplace.routes({ params: { targetId } })
    return routes.find(({ connector }) => connector.personId === bob.user.id)!
  }
  const free = await chance()
  await ask(bob, 'Priya', cleo)
  await settle(world)
  const busy = await chance()
  expect(busy.openAsks).toBe(1)
  expect(busy.path.chance).toBe(free.path.chance)
  expect(busy.why).toContain('1 request may be waiting for Bob Reyes now')
})

test('the company remembers the introductions that I asked for, and counting twice counts once', async () => {
  const stage = await outcomeStage()
  const { world, me, bob, cleo, ask } = stage
  const requestId = await ask(bob, 'Joost')
  await settle(world)
  const kade = async (who = me) => {
    const { items } = await world.as(who).companies.ranked({})
    return items.find(({ name }) => name === 'Kade')!
  }
  expect((await kade()).companyMemory.sentences).toContain(
    'You asked for 1 introduction into this company. It is too early to say what came of it.',
  )
  await world.as(me).outcomes.record({ body: { requestId, outcome: 'target_replied' } })
  await settle(world)
  await world.superuser.query(
    `select graphile_worker.add_job('introductions.update-outcome-statistics', json_build_object('workspaceId', $1::text))`,
    [me.workspace!.id],
  )
  await settle(world)
  expect((await kade()).introHistoryCount).toBe(1)
  expect((await kade()).companyMemory.sentences).toContain(
    'You asked for 1 introduction into this company; 1 was taken up.',
  )
  expect((await kade(cleo)).introHistoryCount).toBe(0)
})
