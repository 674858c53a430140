import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { billingStage } from '../../tests/world/billing.ts'
import { testConfig } from '../../tests/world/config.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest, type Somebody } from '../../tests/world/world.ts'
import { accountArea } from '../account.area.ts'
import { reconcileBillingJob, sweepBillingJob } from './billing.jobs.ts'
import { entitled, type EntitlementContext } from './entitled.ts'

const day = 24 * 3600_000

type Stage = Awaited<ReturnType<typeof billingStage>>
const inWorkspace = <T>(
  { world, owner }: Pick<Stage, 'world' | 'owner'>,
  ask: (context: EntitlementContext) => Promise<T>,
) => {
  const { services } = world
  const workspaceId = owner.workspace!.id
  return services.database
    .asViewer({ viewerId: owner.user.id, workspaceId, principal: 'test' })
    .transaction((tx) => ask({ tx, services, workspaceId }))
}

test('a server of one’s own sells nothing, includes everything, and asks nobody', async () => {
  const asked: string[] = []
  const listening = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end('{}')
  }).listen(0, '127.0.0.1')
  await once(listening, 'listening')
  onTestFinished(() => void listening.close())
  const world = await worldForThisTest({
    STRIPE_URL: `http://127.0.0.1:${(listening.address() as AddressInfo).port}`,
  })
  const owner = await world.signUp('Olga Owner')
  await join(world, owner, 'member')
  await join(world, owner, 'viewer')
  expect(await world.as(owner).billing.status({})).toEqual({
    state: 'self-hosted',
    plan: null,
    seats: 2,
    paidSeats: null,
    entitlements: ['sso', 'scim'],
    trialEndsAt: null,
    renewsAt: null,
    endsAt: null,
    readOnlyFrom: null,
    hasCustomer: false,
    offersTrial: false,
  })
  const refused = { status: 409, problem: { code: 'not_configured' } }
  await expect(world.as(owner).billing.checkout({ body: { price: 'team_monthly' } })).rejects.toMatchObject(refused)
  await expect(world.as(owner).billing.portal({})).rejects.toMatchObject(refused)
  await world.superuser.query(`select graphile_worker.add_job($1, '{}')`, [reconcileBillingJob.name])
  await world.work()
  expect(await inWorkspace({ world, owner }, (context) => entitled(context, 'sso'))).toBe(true)
  const answer = await fetch(`${world.origin()}/api/billing/webhook`, { method: 'POST', body: '{}' })
  expect([404, 415]).toContain(answer.status)
  expect(asked).toEqual([])
})

test('one key without the other is refused at start', () => {
  const start = (settings: Record<string, string>) => () =>
    testConfig('postgres://127.0.0.1/db', settings, [accountArea])
  expect(start({ STRIPE_SECRET_KEY: 'sk' })).toThrow(/STRIPE_WEBHOOK_SECRET is missing/)
  expect(start({ STRIPE_WEBHOOK_SECRET: 'whsec' })).toThrow(/STRIPE_SECRET_KEY is missing/)
  expect(start({ STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec' })).not.toThrow()
})

test('an owner tries it for two weeks: nothing is given before Stripe says so', async () => {
  const stage = await billingStage()
  const { stripe, world, owner, hear, statusOf, payAt } = stage
  await join(world, owner, 'member')
  await world.work()
  expect(await statusOf()).toMatchObject({ state: 'none', plan: null, seats: 2, entitlements: [], offersTrial: true })
  const { url } = await world.as(owner).billing.checkout({ body: { price: 'business_monthly' } })
  const page = await (await fetch(url)).text()
  expect(page).toMatch(/min="2" max="1000" value="2"/)
  const paid = await payAt(url, 5)
  expect(paid.headers.get('location')).toBe('http://wellmet.test/settings/billing?from=checkout')
  expect(await statusOf()).toMatchObject({ state: 'none', entitlements: [] })

  await hear()
  const [subscription] = [...stripe.state.subscriptions.values()]
  expect(await statusOf()).toMatchObject({
    state: 'trial',
    plan: 'business_monthly',
    seats: 2,
    paidSeats: 5,
    entitlements: ['sso', 'scim'],
    trialEndsAt: new Date(subscription!.trial_end! * 1000).toISOString(),
    hasCustomer: true,
    offersTrial: false,
  })
  expect(await inWorkspace(stage, (context) => entitled(context, 'scim'))).toBe(true)
  expect([...stripe.state.customers.values()]).toMatchObject([{ metadata: { workspace: owner.workspace!.id } }])
  const asked = stripe.asked.find(({ operation }) => operation === 'checkout.sessions.create')!
  expect(asked.headers['stripe-version']).toBe('2026-10-28.endive')
  expect(Object.fromEntries(new URLSearchParams(asked.body))).toMatchObject({
    client_reference_id: owner.workspace!.id,
    'subscription_data[metadata][workspace]': owner.workspace!.id,
    'subscription_data[trial_period_days]': '14',
    'subscription_data[trial_settings][end_behavior][missing_payment_method]': 'cancel',
    payment_method_collection: 'if_required',
  })
  expect(asked.body).not.toContain(encodeURIComponent(owner.user.email))

  await expect(world.as(owner).billing.checkout({ body: { price: 'team_monthly' } })).rejects.toMatchObject({
    status: 409,
  })
})

test('a trial is given once', async () => {
  const { stripe, world, owner, hear, subscribe, statusOf } = await billingStage()
  const first = await subscribe()
  stripe.state.change(first.id, { status: 'canceled' })
  await hear()
  expect(await statusOf()).toMatchObject({ state: 'ended', entitlements: [], paidSeats: null, renewsAt: null })
  await world.as(owner).billing.checkout({ body: { price: 'team_monthly' } })
  const asked = stripe.asked.findLast(({ operation }) => operation === 'checkout.sessions.create')!
  expect(asked.body).not.toContain('trial')
})

test('the same request again gets the same page, another one another', async () => {
  const { stripe, world, owner } = await billingStage()
  const open = async (price: string, key: string) => {
    const answer = await fetch(`${world.origin()}/api/dashboard/billing/checkout`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: owner.cookie!, 'idempotency-key': key },
      body: JSON.stringify({ price }),
    })
    return ((await answer.json()) as { url: string }).url
  }
  const first = await open('team_monthly', 'one')
  expect(await open('team_monthly', 'one')).toBe(first)
  expect(await open('team_monthly', 'two')).not.toBe(first)
  expect(await open('team_yearly', 'one')).not.toBe(first)
  expect(stripe.state.customers.size).toBe(1)
})

test('a portal needs somebody who just proved who they are, and a customer', async () => {
  const { world, owner, subscribe, stripe } = await billingStage()
  await expect(world.as(owner).billing.portal({})).rejects.toMatchObject({ status: 409 })
  await subscribe()
  expect((await world.as(owner).billing.portal({})).url).toMatch(/\/portal\/bps_/)
  world.clock.shiftMs = 11 * 60_000
  await expect(world.as(owner).billing.portal({})).rejects.toMatchObject({
    status: 403,
    problem: { code: 'step_up_required' },
  })
  expect(stripe.countOf('billing_portal.sessions.create')).toBe(1)
})

test('only an owner sees and changes it', async () => {
  const { world, owner } = await billingStage()
  for (const role of ['admin', 'member', 'viewer'] as const) {
    const somebody = await join(world, owner, role)
    await expect(world.as(somebody).billing.status({})).rejects.toMatchObject({ status: 403 })
    await expect(world.as(somebody).billing.checkout({ body: { price: 'team_monthly' } })).rejects.toMatchObject({
      status: 403,
    })
  }
})

test('Stripe is told who joins, leaves and becomes more than a viewer, and its outage stops nobody', async () => {
  const { stripe, world, owner, subscribe } = await billingStage()
  const { id } = await subscribe()
  const quantity = () => stripe.state.subscriptions.get(id)!.items.data[0]!.quantity
  stripe.faults.script({ kind: 'server error', status: 503, times: 1000 })
  const member = await join(world, owner, 'member')
  const viewer = await join(world, owner, 'viewer')
  await world.work()
  expect(quantity()).toBe(1)
  stripe.faults.clear()
  const again = async () => {
    await world.superuser.query('update graphile_worker._private_jobs set run_at = now()')
    await world.work()
  }
  await again()
  expect(quantity()).toBe(2)
  await world.as(owner).members.changeRole({ params: { userId: viewer.user.id }, body: { role: 'member' } })
  await world.work()
  expect(quantity()).toBe(3)
  await world.as(owner).members.remove({ params: { userId: member.user.id } })
  await world.work()
  expect(quantity()).toBe(2)
})

test('what is wrong with an event is refused, and what is not about a customer is taken', async () => {
  const { stripe, world, webhookUrl } = await billingStage()
  const event = {
    id: 'evt_x',
    object: 'event' as const,
    type: 'price.created',
    created: 1,
    data: { object: { object: 'price', id: 'price_1' } },
  }
  expect(await stripe.deliver(event, { to: webhookUrl, at: new Date(Date.now() - 400_000) })).toBe(422)
  expect(await stripe.deliver(event, { to: webhookUrl, at: new Date(Date.now() + 3000_000) })).toBe(422)
  const secret = stripe.webhookSecret
  stripe.webhookSecret = 'whsec_of somebody else'
  expect(await stripe.deliver(event, { to: webhookUrl })).toBe(422)
  stripe.webhookSecret = secret
  const count = async () =>
    (await world.superuser.query('select count(*)::int as n from account.billing_events')).rows[0].n
  expect(await count()).toBe(0)
  expect(await stripe.deliver(event, { to: webhookUrl })).toBe(200)
  expect(await stripe.deliver(event, { to: webhookUrl })).toBe(200)
  expect(await count()).toBe(1)
  const stranger = { ...event, id: 'evt_y', data: { object: { object: 'customer', id: 'cus_unknown' } } }
  expect(await stripe.deliver(stranger, { to: webhookUrl })).toBe(200)
  await world.work()
  world.clock.shiftMs = 8 * day
  await world.superuser.query(`select graphile_worker.add_job($1, '{}')`, [sweepBillingJob.name])
  await world.work()
  expect(await count()).toBe(0)
})

test('an event that lies about a subscription changes nothing: Stripe is asked', async () => {
  const { stripe, world, webhookUrl, subscribe, statusOf } = await billingStage()
  const subscription = await subscribe()
  const lie = { ...structuredClone(subscription), status: 'canceled', items: { data: [] } }
  const event = {
    id: 'evt_lie',
    object: 'event' as const,
    type: 'customer.subscription.deleted',
    created: 1,
    data: { object: lie },
  }
  expect(await stripe.deliver(event, { to: webhookUrl })).toBe(200)
  await world.work()
  expect(await statusOf()).toMatchObject({ state: 'trial', entitlements: ['sso', 'scim'] })
})

test('a lost event is made up for at night, and after a restore Stripe knows whose customer it is', async () => {
  const { stripe, world, subscribe, statusOf, hear } = await billingStage()
  const { id } = await subscribe()
  stripe.state.change(id, { status: 'active' })
  const reconcile = async () => {
    await world.superuser.query(`select graphile_worker.add_job($1, '{}')`, [reconcileBillingJob.name])
    await world.work()
  }
  await reconcile()
  expect(await statusOf()).toMatchObject({ state: 'active' })
  await world.superuser.query('delete from account.billing_customers')
  await world.superuser.query('delete from account.subscriptions')
  stripe.state.renew(id)
  await hear()
  expect(await statusOf()).toMatchObject({ state: 'active', hasCustomer: true })
})

test('owners are told of a missing payment once, and it is taken back with the payment', async () => {
  const { stripe, world, owner, subscribe, hear } = await billingStage()
  const { id } = await subscribe()
  const admin = await join(world, owner, 'admin')
  const reconcile = async () => {
    await world.superuser.query(`select graphile_worker.add_job($1, '{}')`, [reconcileBillingJob.name])
    await world.work()
    await world.superuser.query('update graphile_worker._private_jobs set run_at = now()')
    await world.work()
  }
  const toldTo = async (who: Somebody) =>
    (await world.as(who).notifications.list({})).items.filter(({ kind }) => kind === 'payment.missing')
  stripe.state.change(id, { status: 'active' })
  await hear()
  expect(await toldTo(owner)).toEqual([])

  stripe.state.change(id, { status: 'past_due' }, { current_period_start: Math.floor(Date.now() / 1000) })
  await hear()
  await reconcile()
  const [told, ...others] = await toldTo(owner)
  expect(told).toMatchObject({ title: 'A payment is missing', link: '/settings/billing' })
  expect([...others, ...(await toldTo(admin))]).toEqual([])
  await world.as(owner).notifications.remove({ params: { id: told!.id } })
  await reconcile()
  expect(await toldTo(owner), 'who deleted it is not told every night').toEqual([])

  world.clock.shiftMs = 15 * day
  await reconcile()
  expect(await toldTo(owner)).toMatchObject([{ title: 'The workspace is unpaid' }])
  stripe.state.change(id, { status: 'active' })
  await reconcile()
  expect(await toldTo(owner)).toEqual([])
})

test('a gift and a contract are rows, and outlive what Stripe says', async () => {
  const stage = await billingStage()
  const { world, owner, stripe, hear, subscribe } = stage
  const give = (entitlement: string, source: string, endsAt: Date | null) =>
    world.superuser.query('insert into account.entitlement_grants values ($1, $2, $3, $4)', [
      owner.workspace!.id,
      entitlement,
      source,
      endsAt,
    ])
  const has = (entitlement: 'sso' | 'scim') => inWorkspace(stage, (context) => entitled(context, entitlement))
  expect(await has('sso')).toBe(false)
  await give('sso', 'contract', null)
  await give('scim', 'gift', new Date(Date.now() + day))
  const { id } = await subscribe('team_monthly')
  stripe.state.change(id, { status: 'canceled' })
  await hear()
  expect([await has('sso'), await has('scim')]).toEqual([true, true])
  world.clock.shiftMs = 2 * day
  expect([await has('sso'), await has('scim')]).toEqual([true, false])
})

test('what a plan does not include is not set up, and what is set up stays when the plan ends', async () => {
  const { world, owner, stripe, hear, subscribe } = await billingStage()
  const { provisioning, signOnSettings } = world.as(owner)
  const makeToken = () => provisioning.createToken({ body: { name: 'Entra' } })
  const draft = { issuer: 'https://id.example', clientId: 'one', clientSecret: 'two' }
  const refused = { status: 409, code: 'conflict' }
  await expect(makeToken()).rejects.toMatchObject(refused)
  await expect(signOnSettings.save({ body: draft })).rejects.toMatchObject(refused)
  const { id } = await subscribe('business_monthly')
  await makeToken()
  stripe.state.change(id, { status: 'canceled' })
  await hear()
  await expect(makeToken()).rejects.toMatchObject(refused)
  expect((await provisioning.show({})).tokens).toHaveLength(1)
})

test('while Stripe is out the page says so, and the status is answered all the same', async () => {
  const { stripe, world, owner, statusOf } = await billingStage()
  stripe.faults.script({ kind: 'server error', status: 503, times: 100 })
  await expect(world.as(owner).billing.checkout({ body: { price: 'team_monthly' } })).rejects.toMatchObject({
    status: 503,
    problem: { code: 'unavailable' },
  })
  expect(await statusOf()).toMatchObject({ state: 'none' })
})

test('a deleted workspace does not pay any more, even if Stripe is out at that moment', async () => {
  const { stripe, world, owner, subscribe } = await billingStage()
  const { id } = await subscribe()
  await world.as(owner).leaving.planWorkspace({ body: { name: owner.workspace!.name } })
  expect(stripe.state.subscriptions.get(id)!.status).toBe('trialing')
  world.clock.shiftMs = 8 * day
  stripe.faults.script({ kind: 'server error', status: 503, times: 4 })
  for (let turn = 0; turn < 6; turn += 1) {
    await world.superuser.query('update graphile_worker._private_jobs set run_at = now()')
    await world.work()
  }
  expect(stripe.state.subscriptions.get(id)!.status).toBe('canceled')
  for (const table of ['workspaces', 'billing_customers', 'subscriptions', 'entitlement_grants'])
    expect((await world.superuser.query(`select * from account.${table}`)).rows).toEqual([])
})
