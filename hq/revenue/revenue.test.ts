import { expect, test } from 'vitest'
import { billingStage } from '../../tests/world/billing.ts'
import { enterAs, makeStaff } from '../../tests/world/staff.ts'
import { worldForThisTest, type World } from '../../tests/world/world.ts'
import type { Figure } from '../figures/figures.contract.ts'
import { keepForecastJob } from './revenue.jobs.ts'

const by = (figures: readonly Figure[], key: string) => figures.find((figure) => figure.key === key)
const financeOf = async (world: World) => enterAs(world, await makeStaff(world, 'finance'))
const runJob = async (world: World) => {
  await world.superuser.query(`select graphile_worker.add_job($1, '{}')`, [keepForecastJob.name])
  await world.work()
}

/** A subscription of a workspace of its own, with times in days from now. */
async function plant(
  world: World,
  { status = 'active', started = -10, trialEnds = null as number | null, ended = null as number | null, ...more },
): Promise<void> {
  const { user, workspace } = await world.signUp('Owner')
  await world.superuser.query(
    `insert into account.subscriptions (workspace_id, id, item_id, status, price, quantity, started_at, trial_ends_at,
       period_ends_at, ended_at, unit_amount, currency, interval_months)
     values ($1, $2, 'si', $3, 'team_monthly', $4, now() + $5 * interval '1 day', now() + $6::float8 * interval '1 day',
       now() + $7 * interval '1 day', now() + $8::float8 * interval '1 day', $9, $10, 1)`,
    [
      workspace!.id,
      `sub_${user.id}`,
      status,
      more['seats'] ?? 1,
      started,
      trialEnds,
      more['renews'] ?? 20,
      ended,
      more['amount'] === undefined ? 1_000 : more['amount'],
      more['currency'] ?? 'eur',
    ],
  )
}

test('what Stripe says is counted by stage, with what it is worth a month', async () => {
  const stage = await billingStage()
  const { world } = stage
  const finance = await financeOf(world)
  const before = await world.as(finance).revenue.pipeline({})
  expect(by(before.figures, 'trial')).toMatchObject({ value: 0 })
  expect(by(before.figures, 'worth_trial_EUR')).toBeUndefined()
  await stage.subscribe('business_monthly')
  const { figures, charts } = await world.as(finance).revenue.pipeline({})
  expect(by(figures, 'trial')).toMatchObject({ value: 1, unit: 'count' })
  expect(by(figures, 'worth_trial_EUR')).toMatchObject({ value: 20_000_000, currency: 'EUR', n: 1 })
  expect(charts[0]!.points.map(({ y }) => y)).toEqual([1, 0, 0, 0, 0, 0])
})

test('a sum without one of its amounts is unknown, and is not 0', async () => {
  const { world } = await billingStage()
  const finance = await financeOf(world)
  await plant(world, { amount: 1_000 })
  await plant(world, { amount: null })
  await plant(world, { currency: 'sek' })
  const { figures } = await world.as(finance).revenue.pipeline({})
  expect(by(figures, 'active')).toMatchObject({ value: 3 })
  expect(by(figures, 'worth_active_EUR')).toMatchObject({ value: null, n: 2 })
  expect(by(figures, 'worth_active_unknown')).toMatchObject({ value: null, n: 1 })
})

test('trials that ended and renewals that were due say how the next ones go', async () => {
  const { world } = await billingStage()
  const finance = await financeOf(world)
  await plant(world, { started: -54, trialEnds: -40 })
  await plant(world, { started: -114, trialEnds: -100, ended: -8, status: 'canceled' })
  await plant(world, { started: -34, trialEnds: -20, ended: -20, status: 'canceled' })
  await plant(world, { started: -5, trialEnds: 9, status: 'trialing' })
  const { figures } = await world.as(finance).revenue.pipeline({})
  expect(by(figures, 'rate_trial')).toMatchObject({ happened: 2, n: 3, interval: 'wilson_95' })
  // Of the first one renewal was paid, of the second two or three before the one that was not.
  const renewals = by(figures, 'rate_monthly')!
  expect(renewals.n! - renewals.happened!).toBe(1)
  expect([3, 4]).toContain(renewals.happened)
  expect(by(figures, 'rate_yearly')).toMatchObject({ value: null, n: 0 })
})

test('each night a forecast is kept, and a month later it is compared with what happened', async () => {
  const { world } = await billingStage()
  const finance = await financeOf(world)
  expect(await world.as(finance).revenue.forecast({})).toMatchObject({
    madeAt: null,
    kept: [],
    charts: [{ points: [] }],
  })
  for (let at = 0; at < 6; at += 1) await plant(world, { started: -80, trialEnds: -66, renews: 12 })
  await plant(world, { renews: 300, seats: 2 })
  await plant(world, { started: -5, trialEnds: 9, status: 'trialing' })
  const { figures } = await world.as(finance).revenue.pipeline({})
  expect(by(figures, 'rate_trial')).toMatchObject({ happened: 6, n: 6 })
  await runJob(world)
  await runJob(world)
  const made = await world.as(finance).revenue.forecast({})
  const paying = by(made.figures, 'paying_all')!
  expect(made.kept).toHaveLength(2)
  expect(paying).toMatchObject({ unit: 'count', n: 7, interval: 'p10_p90' })
  expect(paying.definition).toContain('Only 18 trials and renewals')
  expect(paying.low).toBeGreaterThanOrEqual(1)
  expect(paying.high).toBeLessThanOrEqual(8)
  expect(by(made.figures, 'recurring_EUR')).toMatchObject({ unit: 'micros', currency: 'EUR' })
  expect(by(made.figures, 'inside')).toMatchObject({ value: null, waiting: 2 })

  await world.superuser.query(
    `update account.subscriptions set status = 'canceled', ended_at = now() - interval '1 hour' where status = 'trialing'`,
  )
  // As if a month had passed.
  await world.superuser.query(`update hq.forecasts set made_on = made_on - 1, due_at = now() - interval '1 minute'`)
  await runJob(world)
  const later = await world.as(finance).revenue.forecast({})
  const due = later.kept.find(({ isSettled, measure }) => isSettled && measure === 'paying')
  expect(due).toMatchObject({ happened: 7, isInside: true })
  expect(later.kept.find(({ isSettled, measure }) => isSettled && measure === 'recurring')).toMatchObject({
    happened: 80_000_000,
  })
  expect(by(later.figures, 'inside')).toMatchObject({ happened: 2, n: 2, value: 1 })
  expect(later.charts[0]!.points).toMatchObject([{ y: 7, low: paying.low, high: paying.high }])
})

test('a server that sells nothing says so, and support does not see money', async () => {
  const world = await worldForThisTest()
  const finance = await financeOf(world)
  const refused = { status: 409, code: 'not_configured' }
  await expect(world.as(finance).revenue.pipeline({})).rejects.toMatchObject(refused)
  await expect(world.as(finance).revenue.forecast({})).rejects.toMatchObject(refused)
  await runJob(world)
  expect((await world.superuser.query('select 1 from hq.forecasts')).rows).toEqual([])
  const support = await enterAs(world, await makeStaff(world, 'support'))
  await expect(world.as(support).revenue.pipeline({})).rejects.toMatchObject({ status: 403 })
})
