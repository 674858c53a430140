import { expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { mailbox } from '../../tests/world/mailbox.ts'
import { outcomeStage, people, settle } from '../../tests/world/outcomes.ts'
import type { Somebody } from '../../tests/world/world.ts'

type Stage = Awaited<ReturnType<typeof outcomeStage>>

const accept = { reply: 'accept', with: 'introduce' } as never
const anaAddress = 'Ana Ribeiro <ana@northgate.example>'

/** Mail both ways between me and Ana, the last of it so many days ago. */
async function writeToAna({ world, me }: Stage, daysAgo: number): Promise<void> {
  const mail = mailbox([
    { from: me.user.email, to: [anaAddress], daysAgo: daysAgo + 1 },
    { from: anaAddress, to: [me.user.email], daysAgo },
  ])
  await bring(world, me, 'Connections.csv', connections(people.slice(0, 1)))
  await bring(world, me, 'mail.mbox', mail)
}

async function succeed({ world, me, ask }: Stage, connector: Somebody, name: string): Promise<void> {
  const requestId = await ask(connector, name)
  await world.as(connector).asks.reply({ params: { id: requestId }, body: accept })
  await world.as(me).outcomes.record({ body: { requestId, outcome: 'target_replied' } })
  await settle(world)
}

const pathsTo = async ({ world, me, find }: Stage, name: string) =>
  world.as(me).paths.person({ params: { id: await find(name) } })

const shareOf = (path: { breakdown: { factor: string; share: number }[] }, wanted: string): number =>
  path.breakdown.find(({ factor }) => factor === wanted)!.share

test('a recent two-way contact is never proposed through a connector, before and after any history of outcomes', async () => {
  const stage = await outcomeStage()
  const { world, me, bob } = stage
  await writeToAna(stage, 10)
  const isDirect = async () => {
    const { person, paths } = await pathsTo(stage, 'Ana')
    expect(paths).toMatchObject([{ viaId: null, status: 'verified', hops: 1 }])
    expect(person).toMatchObject({ connectorCount: 0, path: { viaId: null } })
    const { results } = await world.as(me).people.searchNetwork({ body: { query: 'Ana' } })
    expect(results[0]!.path).toEqual(person.path)
    const { routes, notice } = await world.as(me).marketplace.routes({ params: { targetId: person.id } })
    expect({ routes, code: notice?.code }).toEqual({ routes: [], code: 'known' })
  }
  await isDirect()
  await succeed(stage, bob, 'Joost')
  await succeed(stage, bob, 'Priya')
  await isDirect()
})

test('after two silent years connectors are alternatives, and never the best path', async () => {
  const stage = await outcomeStage()
  await writeToAna(stage, 900)
  await succeed(stage, stage.bob, 'Joost')
  const { paths } = await pathsTo(stage, 'Ana')
  expect(paths.map(({ viaName }) => viaName)).toEqual([null, 'Bob Reyes', 'Cleo Park'])
})

test('one success raises that connector most, other connectors less and no other factor, and every place says the same number', async () => {
  const stage = await outcomeStage()
  const { world, me, bob } = stage
  const through = async (name: string) => (await pathsTo(stage, 'Ana')).paths.find(({ viaName }) => viaName === name)!
  const [before, otherBefore] = [await through('Bob Reyes'), await through('Cleo Park')]
  expect(before.pastAsks).toBe(0)
  await succeed(stage, bob, 'Joost')
  const [after, otherAfter] = [await through('Bob Reyes'), await through('Cleo Park')]
  const rise = (now: typeof after, then: typeof before, factor: string) => shareOf(now, factor) - shareOf(then, factor)
  expect(rise(otherAfter, otherBefore, 'acts')).toBeGreaterThan(0)
  expect(rise(after, before, 'acts')).toBeGreaterThan(rise(otherAfter, otherBefore, 'acts'))
  expect(shareOf(after, 'knows')).toBe(shareOf(before, 'knows'))
  expect(shareOf(otherAfter, 'knows')).toBe(shareOf(otherBefore, 'knows'))
  // It was an introduction that was taken up, too.
  expect(rise(after, before, 'engages')).toBeGreaterThan(rise(otherAfter, otherBefore, 'engages'))
  expect(otherAfter.pastAsks).toBe(0)

  const [found] = (await world.as(me).people.searchNetwork({ body: { query: 'Ana' } })).results
  const { connectors } = await world.as(me).outcomeGraph.leaderboards({})
  expect([after.pastAsks, found!.path.pastAsks, connectors[0]!.acted.n]).toEqual([1, 1, 1])
  const said = JSON.stringify(after.breakdown)
  expect(said).toContain('Bob Reyes acted on 1 of 1 request before.')
  expect(said).not.toContain('No request to Bob Reyes')
})

test('where things stand with somebody is said of them alone', async () => {
  const stage = await outcomeStage()
  await succeed(stage, stage.bob, 'Joost')
  const { person } = await pathsTo(stage, 'Joost')
  expect(person.personState).toMatchObject({ state: 'your_turn_answer', requestId: expect.any(String) })
  expect((await pathsTo(stage, 'Ana')).person.personState.requestId).toBeNull()
})

test('whom the viewer asked for an introduction to a person is said until the request is settled', async () => {
  const stage = await outcomeStage()
  await stage.ask(stage.bob, 'Joost')
  const { personState } = (await pathsTo(stage, 'Joost')).person
  expect(personState).toMatchObject({ state: 'waiting_for_connector', says: { params: { connector: 'Bob' } } })
  expect((await pathsTo(stage, 'Ana')).person.personState.requestId).toBeNull()
})

test('who is being asked for comes without the advice to ask somebody', async () => {
  const stage = await outcomeStage()
  const { world, me, bob, ask } = stage
  const noticesOf = async (name: string, limit: number) => [
    (await world.as(me).people.searchNetwork({ body: { query: name, limit } })).notice,
    (await pathsTo(stage, name)).notice,
  ]
  // A connection alone says little about how well Bob knows them.
  const advice = { next: expect.stringContaining('Bob Reyes') }
  expect(await noticesOf('Joost', 25)).toMatchObject([advice, advice])
  await ask(bob, 'Joost')
  // Another limit, so that no cached answer is shown.
  expect(await noticesOf('Joost', 24)).toEqual([undefined, null])
})

test('whoever made an introduction knows the target from then on, for who asked alone', async () => {
  const stage = await outcomeStage()
  const { world, me, bob, cleo, ask } = stage
  const through = async () => (await pathsTo(stage, 'Joost')).paths.find(({ viaName }) => viaName === 'Bob Reyes')!
  const seenByCleo = async () =>
    (await world.as(cleo).people.searchNetwork({ body: { query: 'Joost' } })).results[0]!.path
  const [before, cleosBefore] = [await through(), await seenByCleo()]
  const id = await ask(bob, 'Joost')
  await world.as(bob).asks.reply({ params: { id }, body: { reply: 'accept', with: 'introduce' } })
  await world.as(bob).asks.reply({ params: { id }, body: { reply: 'sent' } })
  await settle(world)
  const after = await through()
  expect(shareOf(before, 'knows')).toBeLessThan(0.9)
  expect(shareOf(after, 'knows')).toBeGreaterThan(0.95)
  expect(after.explanation.join(' ')).toMatch(/Bob Reyes introduced you to Joost .* on /)
  expect(await seenByCleo()).toEqual(cleosBefore)
  // A connector reads nothing of it.
  const { route } = await world.as(me).requests.show({ params: { id } })
  expect(JSON.stringify(route)).not.toContain('introduced you')
})

test('“I don’t know them” lowers the chance that they know each other and nothing else, for who asked alone', async () => {
  const stage = await outcomeStage()
  const { world, me, bob, cleo, ask } = stage
  const through = async (name: string) =>
    (await pathsTo(stage, name)).paths.find(({ viaName }) => viaName === 'Bob Reyes')!
  const [ana, priya] = [await through('Ana'), await through('Priya')]
  const seenByCleo = async () =>
    (await world.as(cleo).people.searchNetwork({ body: { query: 'Ana' } })).results[0]!.path
  const before = await seenByCleo()
  const id = await ask(bob, 'Ana')
  await world.as(bob).asks.reply({ params: { id }, body: { reply: 'decline', reason: 'do_not_know' } })
  await settle(world)
  const denied = await through('Ana')
  expect(shareOf(denied, 'knows')).toBeLessThan(0.05)
  for (const factor of ['acts', 'engages']) expect(shareOf(denied, factor)).toBe(shareOf(ana, factor))
  expect(denied.pastAsks).toBe(0)
  expect(denied.availability, 'no day comes on which they know each other').toMatchObject({
    canAsk: false,
    from: null,
    reason: 'declined',
  })
  expect(denied.explanation).toContain('Bob Reyes said that they don’t know Ana Ribeiro.')
  expect(await through('Priya')).toEqual(priya)
  expect(await seenByCleo()).toEqual(before)
  const { route } = await world.as(me).requests.show({ params: { id } })
  expect(JSON.stringify(route)).not.toContain('don’t know')
})

test('somebody who is being asked stays listed, and the next best connector comes first', async () => {
  const stage = await outcomeStage()
  const { world, bob, ask } = stage
  await ask(bob, 'Ana')
  await settle(world)
  expect((await pathsTo(stage, 'Ana')).paths).toMatchObject([
    { viaName: 'Cleo Park', availability: { canAsk: true } },
    { viaName: 'Bob Reyes', availability: { canAsk: false, from: null } },
  ])
})
