import { expect, onTestFinished, test } from 'vitest'
import { stripeSettings } from '../../tests/world/billing.ts'
import { introductionStage, message } from '../../tests/world/introductions.ts'
import { startStripe } from '../../tools/stand-ins/stripe/stripe.ts'

const day = 24 * 3600_000

/** A workspace that pays, and whose payments can fail. */
async function stage() {
  const stripe = await startStripe()
  onTestFinished(() => stripe.close())
  const { world, me, bob, find } = await introductionStage({ ...stripeSettings(stripe), SESSION_DAYS: '400' })
  const to = `${world.origin()}/api/billing/webhook`
  const hear = async () => {
    await stripe.deliver(stripe.state.events.at(-1)!, { to, at: world.services.now() })
    await world.work()
  }
  const { url } = await world.as(me).billing.checkout({ body: { price: 'team_monthly' } })
  await fetch(url, { method: 'POST', body: new URLSearchParams({ quantity: '2' }), redirect: 'manual' })
  await hear()
  const [subscription] = [...stripe.state.subscriptions.values()]
  const become = async (
    ...change: Parameters<typeof stripe.state.change> extends [string, ...infer Rest] ? Rest : never
  ) => {
    stripe.state.change(subscription!.id, ...change)
    await hear()
  }
  const ana = await find('Ana')
  const ask = (more: { status?: 'pending'; scheduledFor?: string }) =>
    world.as(me).requests.create({
      body: { target: { personId: ana }, connector: { personId: bob.user.id }, message, ...more },
    })
  return { world, me, bob, become, ask }
}

test('an unpaid workspace sends no new asks: drafts, reading, export and security work, and it ends with the payment', async () => {
  const { world, me, bob, become, ask } = await stage()
  await become({ status: 'unpaid' })
  expect(await world.as(me).billing.status({})).toMatchObject({ state: 'unpaid', entitlements: [] })
  const refused = { status: 409, message: expect.stringContaining('unpaid') }
  await expect(ask({ status: 'pending' })).rejects.toMatchObject(refused)
  await expect(ask({ scheduledFor: new Date(Date.now() + day).toISOString() })).rejects.toMatchObject(refused)
  const draft = await ask({})
  const send = () => world.as(me).requests.update({ params: { id: draft.id }, body: { status: 'pending' } })
  await expect(send()).rejects.toMatchObject(refused)
  expect((await world.as(me).paths.top({})).people.length).toBeGreaterThan(0)
  expect((await world.as(bob).contacts.list({})).items).toHaveLength(3)
  await world.as(me).exports.create({})
  await world.as(me).devices.list({})

  await become({ status: 'active' })
  expect(await send()).toMatchObject({ connectorStatus: 'awaiting_connector' })
})

test('a missing payment changes nothing for two weeks', async () => {
  const { world, me, become, ask } = await stage()
  const now = Math.floor(Date.now() / 1000)
  await become({ status: 'past_due' }, { current_period_start: now })
  expect(await world.as(me).billing.status({})).toMatchObject({
    state: 'past-due',
    entitlements: ['sso'],
    readOnlyFrom: new Date(now * 1000 + 14 * day).toISOString(),
  })
  world.clock.shiftMs = 13 * day
  const draft = await ask({})
  world.clock.shiftMs = 15 * day
  expect(await world.as(me).billing.status({})).toMatchObject({ state: 'unpaid', entitlements: [] })
  const sending = world.as(me).requests.update({ params: { id: draft.id }, body: { status: 'pending' } })
  await expect(sending).rejects.toMatchObject({ status: 409 })
})

test('what was scheduled is given back with the reason', async () => {
  const { world, me, become, ask } = await stage()
  const request = await ask({ scheduledFor: new Date(Date.now() + 2 * day).toISOString() })
  await become({ status: 'unpaid' })
  world.clock.shiftMs = 3 * day
  await world.superuser.query('update graphile_worker._private_jobs set run_at = now()')
  await world.work()
  expect(await world.as(me).requests.show({ params: { id: request.id } })).toMatchObject({ connectorStatus: 'drafted' })
  const { items } = await world.as(me).notifications.list({})
  expect(items.map(({ body }) => body).join()).toContain('This workspace is unpaid')
})
