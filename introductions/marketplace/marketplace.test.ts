import { expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { outcomeStage, people, settle } from '../../tests/world/outcomes.ts'
import { statementsOf } from '../../tests/world/statements.ts'
import { join } from '../../tests/world/team.ts'

const accept = { reply: 'accept', with: 'introduce' } as never
const open = {
  asksAMonth: null,
  batchDay: null,
  quietFrom: null,
  quietTo: null,
  noGoCompanies: [],
  noGoPeople: [],
  tellsOutcomes: true,
}

test('whom I can ask is shown with what they did, what waits with them and when they may be asked', async () => {
  const { world, me, bob, cleo, ask } = await outcomeStage()
  const id = await ask(cleo, 'Joost')
  await world.as(cleo).asks.reply({ params: { id }, body: accept })
  await world.as(bob).connectorRules.keep({ body: { ...open, asksAMonth: 0 } })
  await settle(world)
  const { connectors, notice } = await world.as(me).marketplace.overview({})
  expect(notice).toBeNull()
  expect(connectors).toMatchObject([
    {
      connector: { name: 'Cleo Park', kind: 'member' },
      acted: { n: 1, happened: 1 },
      openAsks: 1,
      peopleInReach: 3,
      availability: { canAsk: true, reason: null },
    },
    {
      connector: { name: 'Bob Reyes' },
      reputation: null,
      acted: { n: 0, p: null },
      availability: { canAsk: false, reason: 'limit', nextAllowedAt: null },
    },
  ])
  expect(await world.as(me).bridgedMarketplace.overview({})).toEqual({ connectors, notice })
})

test('routes to a target come with a chance and what it is made of, the likeliest first', async () => {
  const { world, me, bob, cleo, find, ask } = await outcomeStage()
  const targetId = await find('Ana')
  const before = await world.as(me).marketplace.routes({ params: { targetId } })
  // Nothing is on record between me and the two, and nothing was counted: the chance is an estimate.
  expect(before.routes.map(({ path }) => path.pastAsks)).toEqual([0, 0])
  const yes = await ask(cleo, 'Joost')
  await world.as(cleo).asks.reply({ params: { id: yes }, body: accept })
  await world.as(me).outcomes.record({ body: { requestId: yes, outcome: 'target_replied' } })
  const no = await ask(bob, 'Priya')
  await world.as(bob).asks.reply({ params: { id: no }, body: { reply: 'decline', reason: 'not_now' } })
  await settle(world)
  const { routes, target } = await world.as(me).marketplace.routes({ params: { targetId } })
  expect(target.name).toBe('Ana Ribeiro')
  expect(routes.map(({ connector }) => connector.name)).toEqual(['Cleo Park', 'Bob Reyes'])
  for (const { path } of routes) {
    expect(path.pastAsks).toBe(1)
    expect(path.breakdown.reduce((product, { share }) => product * share, 1)).toBeCloseTo(path.chance, 8)
  }
  const { targets } = await world.as(me).bridgedMarketplace.routes({ query: { targetId } })
  expect(targets).toEqual([{ target, routes, notice: null }])
  expect((await world.as(me).bridgedMarketplace.routes({})).targets.length).toBe(3)
})

test('a connector at their limit stays listed after the others; a no-go rule is told to nobody who only looks', async () => {
  const { world, me, bob, find } = await outcomeStage()
  const targetId = await find('Ana')
  const routesNow = async () => (await world.as(me).marketplace.routes({ params: { targetId } })).routes
  const [best] = await routesNow()
  await world.as(bob).connectorRules.keep({ body: { ...open, noGoCompanies: ['Northgate'] } })
  expect((await routesNow())[0]).toEqual(best)
  await world.as(bob).connectorRules.keep({ body: { ...open, asksAMonth: 0 } })
  expect(await routesNow()).toMatchObject([
    { connector: { name: 'Cleo Park' }, path: { availability: { canAsk: true, from: null } } },
    { connector: { name: 'Bob Reyes' }, path: { availability: { canAsk: false, from: null } } },
  ])
  const stranger = await world.signUp('Zoe Stranger')
  await expect(world.as(stranger).marketplace.routes({ params: { targetId } })).rejects.toMatchObject({ status: 404 })
  expect(await world.as(stranger).marketplace.overview({})).toMatchObject({
    connectors: [],
    notice: { code: 'no_connectors' },
  })
})

test('more connectors do not take more statements', async () => {
  const { world, me, find } = await outcomeStage()
  const targetId = await find('Ana')
  const read = async () => {
    const { connectors } = await world.as(me).marketplace.overview({})
    const { routes } = await world.as(me).marketplace.routes({ params: { targetId } })
    const { targets } = await world.as(me).bridgedMarketplace.routes({})
    return [connectors.length, routes.length, targets.length]
  }
  expect(await read()).toEqual([2, 2, 3])
  const few = await statementsOf(read)
  for (const name of ['Dan Ito', 'Eva Roth', 'Finn Olsen']) {
    const mate = await join(world, me, 'member', name)
    await bring(world, mate, 'Connections.csv', connections(people))
    await world.as(mate).sharing.change({ body: { mode: 'workspace' } })
  }
  expect(await read()).toEqual([5, 5, 3])
  expect(await statementsOf(read)).toEqual(few)
})
