import { expect, test } from 'vitest'
import { outcomeStage, settle } from '../../tests/world/outcomes.ts'
import { join } from '../../tests/world/team.ts'

type Stage = Awaited<ReturnType<typeof outcomeStage>>

/** Settled asks of earlier days, of which `yes` in ten were acted on although the formula expected half of them. */
async function history({ world, me, bob }: Stage, asks: number, yes: number): Promise<void> {
  await world.superuser.query(
    `with made as (
       insert into introductions.requests (id, workspace_id, user_id, target_key, target, connector_user, connector_key, connector, subject,
         message, is_blind, stage, time_zone, route, fallback_paths, created_at, changed_at,
         asked_at, sent_at, settled_at)
       select gen_random_uuid(), $1, $2, n, '{"name": "Somebody"}', $3, n, '{"name": "Bob Reyes", "kind": "member"}', 's', 'm', false,
         'cancelled', 'UTC', '{}', '[]', now() - interval '90 days', now(),
         now() - interval '90 days' + n * interval '1 minute', case when n % 10 < $5 then now() - interval '80 days' end, now()
       from generate_series(1, $4::int) n returning id, asked_at)
     insert into introductions.predictions (request_id, workspace_id, made_at, acting, acting_shift, engaging, engaging_shift)
     select id, $1, asked_at, 0, 0, 0, 0 from made`,
    [me.workspace!.id, me.user.id, bob.user.id, asks, yes],
  )
}

const calibrate = async ({ world, me }: Stage) => {
  await world.superuser.query(
    `select graphile_worker.add_job('introductions.calibrate', json_build_object('workspaceId', $1::text))`,
    [me.workspace!.id],
  )
  await settle(world)
}

test('asking keeps what was expected; below the floor of evidence nothing is claimed and nothing is fitted', async () => {
  const stage = await outcomeStage()
  const { world, me, bob, ask } = stage
  await ask(bob, 'Ana')
  await settle(world)
  const { rows } = await world.superuser.query('select acting, engaging from introductions.predictions')
  expect(rows).toEqual([{ acting: expect.any(Number), engaging: expect.any(Number) }])
  await history(stage, 99, 2)
  await calibrate(stage)
  const { acting } = await world.as(me).outcomeGraph.calibration({})
  expect(acting).toMatchObject({ n: 99, enough: false, shown: 99, brier: null, ece: null, versions: [] })
  expect(acting.bins.map(({ n }) => n).reduce((sum, n) => sum + n)).toBe(99)
  expect(acting.bins.every(({ low, happened, high }) => low <= happened && happened <= high)).toBe(true)
  // One other asker would be recognized, so a teammate sees only what was said to them.
  expect((await world.as(bob).outcomeGraph.calibration({})).acting).toMatchObject({ n: 99, shown: 0, bins: [] })
})

test('a workspace whose connectors act less often is fitted to itself, and may go back', async () => {
  const stage = await outcomeStage()
  const { world, me } = stage
  await history(stage, 300, 2)
  await calibrate(stage)
  const { acting, engaging } = await world.as(me).outcomeGraph.calibration({})
  expect(acting).toMatchObject({
    n: 300,
    enough: true,
    versions: [{ version: 1, active: true, testedOn: 100, fittedTo: 200 }],
  })
  expect(acting.ece!).toBeCloseTo(0.3, 5)
  expect(acting.versions[0]!.shift).toBeCloseTo(Math.log(0.2 / 0.8), 1)
  expect(acting.versions[0]!.brier.after).toBeLessThan(acting.versions[0]!.brier.before)
  // All sixty introductions came to nothing: with one kind only, nothing is fitted.
  expect(engaging.versions).toEqual([])
  const shift = async () =>
    (await world.superuser.query(`select shift from graph.outcome_statistics where about = 'asks_in_workspace'`)).rows
  expect(await shift()).toEqual([{ shift: acting.versions[0]!.shift }])

  const member = await join(world, me, 'member', 'Dan Mate')
  const none = { body: { part: 'acting', version: 0 } } as const
  await expect(world.as(member).outcomeGraph.useCalibration(none)).rejects.toMatchObject({ status: 403 })
  const nowhere = world.as(me).outcomeGraph.useCalibration({ body: { part: 'acting', version: 7 } })
  await expect(nowhere).rejects.toMatchObject({ status: 404 })
  const reverted = await world.as(me).outcomeGraph.useCalibration(none)
  expect(reverted.acting.versions).toMatchObject([{ version: 1, active: false }])
  await settle(world)
  expect(await shift()).toEqual([{ shift: 0 }])
  const again = await world.as(me).outcomeGraph.useCalibration({ body: { part: 'acting', version: 1 } })
  expect(again.acting.versions).toMatchObject([{ version: 1, active: true }])
})
