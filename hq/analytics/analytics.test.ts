import { expect, test } from 'vitest'
import { plantRequest } from '../../tests/world/hq-requests.ts'
import { enterAs, makeStaff, operatorIn } from '../../tests/world/staff.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import type { Figures } from '../figures/figures.contract.ts'

const of = ({ figures }: Figures, key: string) => figures.find((figure) => figure.key === key)!
const month = { query: { days: 30 } }

async function start() {
  const world = await worldForThisTest()
  const ana = await world.signUp('Ana Lima')
  const who = { userId: ana.user.id, workspaceId: ana.workspace!.id }
  await plantRequest(world, who, 10, { connector_accepted: 1, intro_sent: 2, target_replied: 4, meeting_booked: 6 })
  await plantRequest(world, who, 9, { connector_accepted: 2, intro_sent: 3, target_silent: 8 })
  await plantRequest(world, who, 8, { connector_declined: 3 }, 'declined')
  await plantRequest(world, who, 5, {})
  await plantRequest(world, who, 200, { connector_accepted: 1 })
  return { world, ana, staff: await operatorIn(world) }
}

test('each step is so many of so many, with its interval, and what is open waits', async () => {
  const { world, ana, staff } = await start()
  const kpis = await world.as(staff).analytics.kpis(month)
  expect(of(kpis, 'ask_to_yes')).toMatchObject({ value: 2 / 3, happened: 2, n: 3, waiting: 1, interval: 'wilson_95' })
  expect(of(kpis, 'yes_to_intro')).toMatchObject({ value: 1, happened: 2, n: 2, waiting: 0 })
  expect(of(kpis, 'intro_to_reply')).toMatchObject({ value: 0.5, happened: 1, n: 2 })
  expect(of(kpis, 'reply_to_meeting')).toMatchObject({ value: 1, n: 1 })
  expect(of(kpis, 'answer_time')).toMatchObject({ unit: 'hours', value: 48, n: 4, waiting: 1 })
  expect(of(kpis, 'active_7')).toMatchObject({ value: 1, interval: null })
  expect(of(kpis, 'asks_over_limit')).toMatchObject({ value: 0, n: 4 })
  expect(of(kpis, 'activation')).toMatchObject({ value: null, n: 0, waiting: 2 })
  expect(kpis.charts.map(({ key }) => key)).toEqual(['funnel', 'answers', 'active_by_week'])
  expect((await world.as(ana).users.session({})).user.name).toBe('Ana Lima')
})

test('a sixth ask within 30 days of a connector who said no number is over the limit', async () => {
  const { world, ana, staff } = await start()
  const who = { userId: ana.user.id, workspaceId: ana.workspace!.id }
  for (const daysAgo of [4, 3]) await plantRequest(world, who, daysAgo, {})
  expect(of(await world.as(staff).analytics.kpis(month), 'asks_over_limit')).toMatchObject({ value: 1, n: 6 })
})

test('speed and health come from where the metrics come from', async () => {
  const { world, staff } = await start()
  const performance = await world.as(staff).analytics.performance(month)
  expect(of(performance, 'request_median')).toMatchObject({ unit: 'seconds', value: expect.any(Number) })
  expect(of(performance, 'request_p99').n).toBeGreaterThan(0)
  const health = await world.as(staff).analytics.health(month)
  const status = await world.as(staff).missionControl.status({})
  expect(of(health, 'workers').value).toBe(status.workers)
  expect(of(health, 'database_bytes').value).toBe(status.database.bytes)
  expect(of(health, 'complaints')).toMatchObject({ value: null })
  expect(of(health, 'mails_failed')).toMatchObject({ value: null, n: 0 })
})

test('what costs nothing known is unknown, and what has a price is a sum in its currency', async () => {
  const { world, ana, staff } = await start()
  await world.superuser.query(
    `insert into introductions.language_model_calls (id, workspace_id, user_id, purpose, model, state, outcome, claims, claim_marks,
       currency, cost, input_tokens, output_tokens, created_at)
     select gen_random_uuid(), $1, $2, 'draft', 'm', 'done', o, '[]', '{}', 'EUR', 250000, 900, 100, now()
     from unnest(array['answered', 'answered', 'too_slow']) o`,
    [ana.workspace!.id, ana.user.id],
  )
  const costs = await world.as(staff).analytics.costs(month)
  expect(of(costs, 'model_cost_EUR')).toMatchObject({ value: 750_000, unit: 'micros', currency: 'EUR', n: 3 })
  expect(of(costs, 'mail_cost')).toMatchObject({ value: null })
  await world.superuser.query(
    `insert into connections.provider_usage (provider, span, began_at, used)
     values ('apollo', 'month', date_trunc('month', $1::timestamptz at time zone 'UTC') at time zone 'UTC', 7)`,
    [world.services.now()],
  )
  const week = await world.as(staff).analytics.costs({ query: { days: 7 } })
  expect(of(week, 'people_data_apollo'), 'no month began within these days').toMatchObject({ value: 7 })
  const use = await world.as(staff).analytics.aiUsage(month)
  expect(of(use, 'answered_draft')).toMatchObject({ happened: 2, n: 3 })
  expect(of(use, 'answered_question')).toMatchObject({ value: null, n: 0 })
  expect(of(use, 'tokens')).toMatchObject({ value: 3_000, n: 3 })
  const support = await enterAs(world, await makeStaff(world, 'support'))
  await expect(world.as(support).analytics.costs(month)).rejects.toMatchObject({ status: 403 })
  expect(of(await world.as(support).analytics.aiUsage(month), 'drafts_sent')).toMatchObject({ value: null })
})

test('what was done without a person is counted among what needed a yes', async () => {
  const { world, ana, staff } = await start()
  await world.superuser.query(
    `with policy as (
       insert into account.approval_policies (id, workspace_id, kind, granted_by, most_a_day, most_items, created_at, ends_at)
       values (gen_random_uuid(), $1, 'invitation.colleague', $2, 9, 1, now(), now() + interval '9 days') returning id
     )
     insert into account.approvals (id, workspace_id, kind, payload, title, facts, risk, items, hash, requested_by, requested_at,
       expires_at, verdict, decided_by, decided_at, policy_id)
     select gen_random_uuid(), $1, 'invitation.colleague', '{}', '{}', '[]', 'ordinary', 1, n::text, $2, now(), now(), v,
       case when n > 2 then $2::uuid end, now(), case when n <= 2 then policy.id end
     from policy, (values (1, 'approved'), (2, 'approved'), (3, 'approved'), (4, 'rejected')) x (n, v)`,
    [ana.workspace!.id, ana.user.id],
  )
  const autonomy = await world.as(staff).analytics.autonomy(month)
  expect(of(autonomy, 'automatic')).toMatchObject({ value: 2 / 3, happened: 2, n: 3, interval: 'wilson_95' })
  expect(of(autonomy, 'automatic_invitation.colleague')).toMatchObject({ n: 3 })
  expect(of(autonomy, 'runs_failed')).toMatchObject({ value: null, n: 0 })
  expect((await world.as(ana).approvals.stats({})).rejected).toBe(1)
})
