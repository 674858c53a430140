import { expect, test } from 'vitest'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { outcomeStage, settle } from '../../tests/world/outcomes.ts'
import { join } from '../../tests/world/team.ts'
import type { Somebody, World } from '../../tests/world/world.ts'
import { moveRequest } from '../moves/move-request.ts'

/** So many asks more of the same asker, as old as their newest. */
const copyAsks = (world: World, { user }: Somebody, count: number) =>
  world.superuser.query(
    `insert into introductions.requests (id, workspace_id, user_id, target_key, target, connector_user, connector_key, connector, subject,
       message, is_blind, stage, time_zone, route, fallback_paths, created_at, changed_at, asked_at)
     select gen_random_uuid(), workspace_id, user_id, n, target, connector_user, connector_key, connector, subject,
       message, is_blind, stage, time_zone, route, fallback_paths, created_at, changed_at, asked_at
     from (select * from introductions.requests where user_id = $1 order by asked_at desc limit 1) newest, generate_series(1, $2::int) n`,
    [user.id, count],
  )

test('an asker records what became of a request, which moves along, and reads it back', async () => {
  const { world, me, bob, ask } = await outcomeStage()
  const requestId = await ask(bob, 'Ana')
  const record = (outcome: string, more: object = {}) =>
    world.as(me).outcomes.record({ body: { requestId, outcome, ...more } as never })
  expect(await record('intro_sent', { note: 'By mail.' })).toMatchObject({
    stage: 'intro_sent',
    outcome: { outcome: 'intro_sent', by: 'asker', note: 'By mail.', target: { name: 'Ana Ribeiro' } },
  })
  expect(await record('meeting_booked')).toMatchObject({ stage: 'meeting_booked' })
  const { items, next } = await world.as(me).outcomes.list({})
  expect(items.map(({ outcome }) => outcome).toSorted()).toEqual(['intro_sent', 'meeting_booked'])
  expect(next).toBeNull()
  expect(await world.as(me).requests.show({ params: { id: requestId } })).toMatchObject({ dashboardStatus: 'meeting' })
  // Forward only, as everywhere.
  await expect(record('target_replied')).rejects.toMatchObject({ status: 409 })
})

test('an asker who guesses a no that the target gave is answered as if there were none', async () => {
  const { world, me, bob, ask } = await outcomeStage()
  const requestId = await ask(bob, 'Ana')
  const no = { to: 'declined', by: 'target', kind: 'target_declined' } as const
  await world.services.database.system.asSystem((tx) => moveRequest(tx, world.services, requestId, no))
  expect((await world.as(me).outcomes.list({})).items).toEqual([])
  const body = { requestId, outcome: 'no_interest', note: 'I think.' } as const
  expect(await world.as(me).outcomes.record({ body })).toMatchObject({ outcome: { by: 'asker', note: 'I think.' } })
})

test('what cannot have happened is refused, and what is not mine is not there', async () => {
  const { world, me, bob, cleo, ask } = await outcomeStage()
  const requestId = await ask(bob, 'Ana')
  const record = (body: object, who = me) => world.as(who).outcomes.record({ body: { requestId, ...body } as never })
  const at = addDays(new Date(), 1).toISOString()
  await expect(record({ outcome: 'intro_sent', at })).rejects.toMatchObject({ status: 422 })
  const before = addDays(new Date(), -1).toISOString()
  await expect(record({ outcome: 'intro_sent', at: before })).rejects.toMatchObject({ status: 422 })
  await expect(record({ outcome: 'went_well' })).rejects.toMatchObject({ status: 400 })
  for (const other of [bob, cleo])
    await expect(record({ outcome: 'intro_sent' }, other)).rejects.toMatchObject({ status: 404 })
  expect((await world.as(cleo).outcomes.list({})).items).toEqual([])
  expect((await world.as(me).outcomes.list({})).items).toEqual([])
})

test('the summary counts what is settled, mine and the workspace’s, and says unknown where nothing is', async () => {
  const { world, me, bob, cleo, ask } = await outcomeStage()
  const empty = await world.as(me).outcomeGraph.summary({})
  expect(empty.mine).toMatchObject({ totals: { asked: 0 }, rates: { connectorActed: { n: 0, p: null } } })
  expect(empty.notice).toMatchObject({ code: 'nothing_settled' })

  const first = await ask(bob, 'Ana')
  await ask(bob, 'Joost')
  await ask(cleo, 'Ana', bob)
  await world.as(bob).asks.reply({ params: { id: first }, body: { reply: 'accept', with: 'introduce' } as never })
  await world.as(me).outcomes.record({ body: { requestId: first, outcome: 'converted' } })
  const { mine, workspace } = await world.as(me).outcomeGraph.summary({})
  expect(mine).toMatchObject({
    totals: { asked: 2, open: 1, waitingWithConnectors: 1 },
    funnel: { asked: 2, accepted: 1, introduced: 1, replied: 1, met: 1, converted: 1 },
    rates: { connectorActed: { n: 1, happened: 1, p: 1 }, targetTookUp: { n: 1, happened: 1 } },
  })
  expect(mine.rates.connectorActed.low!).toBeLessThan(0.5)
  // Only Cleo has asked beside me: a sum would be hers.
  expect(workspace).toBeNull()

  // Two weeks of silence are an outcome, without anything having happened.
  await world.superuser.query(`update introductions.requests set asked_at = asked_at - interval '15 days'`)
  const later = await world.as(me).outcomeGraph.summary({})
  expect(later.mine.rates.connectorActed).toMatchObject({ n: 2, happened: 1 })
})

test('the numbers of the workspace are hidden until ten asks of three others are behind them', async () => {
  const { world, me, bob, cleo, ask } = await outcomeStage()
  const dora = await join(world, me, 'member', 'Dora Vance')
  await world.as(dora).sharing.show({})
  const summary = () => world.as(me).outcomeGraph.summary({})
  const requestId = await ask(bob, 'Ana')
  await world.as(me).outcomes.record({ body: { requestId, outcome: 'converted' } })
  expect(await summary()).toMatchObject({ workspace: null, notice: { code: 'too_few_members' } })
  const before = await summary()
  // Ten asks of two others, and then one of a third.
  for (const asker of [bob, cleo])
    for (const name of ['Ana', 'Joost']) await ask(asker === bob ? cleo : bob, name, asker)
  await copyAsks(world, cleo, 6)
  expect(await summary()).toEqual(before)
  await ask(cleo, 'Priya', dora)
  expect(await summary()).toEqual(before)
  // The first step has one of Dora’s asks in it only once they are twenty.
  await copyAsks(world, bob, 9)
  expect(await summary()).toMatchObject({
    workspace: { totals: { asked: 21, open: 20 }, funnel: { asked: 21, converted: 1 } },
    notice: null,
  })
})

test('who was asked a moment ago is on no leaderboard: nothing is known of them yet', async () => {
  const { world, me, bob, ask } = await outcomeStage()
  await ask(bob, 'Ana')
  await settle(world)
  expect(await world.as(me).outcomeGraph.leaderboards({})).toEqual({ connectors: [], targets: [] })
})

test('leaderboards show connectors by my numbers, and never whom others asked for', async () => {
  const { world, me, bob, cleo, ask } = await outcomeStage()
  const theirs = await ask(cleo, 'Priya', bob)
  await world.as(cleo).asks.reply({ params: { id: theirs }, body: { reply: 'accept', with: 'introduce' } as never })
  await world.as(bob).outcomes.record({ body: { requestId: theirs, outcome: 'target_replied' } })
  const [accepted, declined] = [await ask(cleo, 'Joost'), await ask(bob, 'Ana')]
  await world.as(cleo).asks.reply({ params: { id: accepted }, body: { reply: 'accept', with: 'introduce' } as never })
  await world.as(me).outcomes.record({ body: { requestId: accepted, outcome: 'intro_sent' } })
  await world.as(bob).asks.reply({ params: { id: declined }, body: { reply: 'decline', reason: 'not_now' } })
  await settle(world)
  const { connectors, targets } = await world.as(me).outcomeGraph.leaderboards({})
  // What came of Bob’s ask of Cleo is his: she would have acted on two.
  expect(connectors.map(({ connector, acted }) => [connector.name, acted.n, acted.happened])).toEqual([
    ['Cleo Park', 1, 1],
    ['Bob Reyes', 1, 0],
  ])
  expect(connectors[0]!.reputation!).toBeGreaterThan(connectors[1]!.reputation!)
  expect(targets, 'nobody was introduced to Ana').toEqual([])
  const seenByBob = await world.as(bob).outcomeGraph.leaderboards({})
  expect(seenByBob.targets).toMatchObject([{ target: { name: 'Priya Raman' }, tookUp: { n: 1, happened: 1 } }])
  const stranger = await world.signUp('Zoe Stranger')
  expect(await world.as(stranger).outcomeGraph.leaderboards({})).toEqual({ connectors: [], targets: [] })
})

test('a target who says no changes no number before silence would', async () => {
  const { world, me, bob, ask } = await outcomeStage()
  const requestId = await ask(bob, 'Ana')
  await world.as(bob).asks.reply({ params: { id: requestId }, body: { reply: 'accept', with: 'introduce' } as never })
  await world.as(me).outcomes.record({ body: { requestId, outcome: 'intro_sent' } })
  await settle(world)
  const look = async () => {
    const answers = [
      world.as(me).outcomeGraph.summary({}),
      world.as(me).outcomeGraph.leaderboards({}),
      world.as(me).outcomes.list({}),
      world
        .as(me)
        .people.findInNetwork({ query: { query: 'Ana' } })
        .then(({ results }) => results),
    ]
    return JSON.stringify(await Promise.all(answers))
  }
  const before = await look()
  await world.services.database.system.asSystem((tx) =>
    moveRequest(tx, world.services, requestId, { to: 'declined', by: 'target', kind: 'declined' }),
  )
  await world.superuser.query(
    `select graphile_worker.add_job('introductions.update-outcome-statistics', json_build_object('workspaceId', $1::text))`,
    [me.workspace!.id],
  )
  await settle(world)
  expect(await look()).toBe(before)
})
