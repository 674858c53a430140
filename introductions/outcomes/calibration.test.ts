import { expect, test } from 'vitest'
import { outcomeStage, settle } from '../../tests/world/outcomes.ts'

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

test('asking keeps what was expected; below the floor of evidence nothing is claimed', async () => {
  const stage = await outcomeStage()
  const { world, me, bob, ask } = stage
  await ask(bob, 'Ana')
  await settle(world)
  const { rows } = await world.superuser.query('select acting, engaging from introductions.predictions')
  expect(rows).toEqual([{ acting: expect.any(Number), engaging: expect.any(Number) }])
  await history(stage, 99, 2)
  const { acting } = await world.as(me).outcomeGraph.calibration({})
  expect(acting).toMatchObject({ n: 99, enough: false, shown: 99, brier: null, ece: null })
  expect(acting.bins.map(({ n }) => n).reduce((sum, n) => sum + n)).toBe(99)
  expect(acting.bins.every(({ low, happened, high }) => low <= happened && happened <= high)).toBe(true)
  // One other asker would be recognized, so a teammate sees nothing of what was said to them.
  expect((await world.as(bob).outcomeGraph.calibration({})).acting).toMatchObject({ n: 0, shown: 0, bins: [] })
})

test('with a hundred outcomes it is said how far off the stated chances were', async () => {
  const stage = await outcomeStage()
  const { world, me } = stage
  await history(stage, 300, 2)
  const { acting } = await world.as(me).outcomeGraph.calibration({})
  expect(acting).toMatchObject({ n: 300, enough: true })
  expect(acting.ece!).toBeCloseTo(0.3, 5)
})
