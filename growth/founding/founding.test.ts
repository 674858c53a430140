import { randomBytes } from 'node:crypto'
import { onTestFinished, expect, test } from 'vitest'
import { startStripe } from '../../tools/stand-ins/stripe/stripe.ts'
import { stripeSettings } from '../../tests/world/billing.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'
import { page, pagesUrl } from '../content/content-for-tests.ts'
import { siteOf } from '../growth-for-tests.ts'
import { numberFoundersJob } from './founding.jobs.ts'

// Another one in each test: a site is cached by its key for two seconds.
const newKey = (): string => randomBytes(10).toString('hex')

/** A hosted service whose operator publishes a roadmap. */
async function hosted() {
  const key = newKey()
  const stripe = await startStripe()
  onTestFinished(() => stripe.close())
  const world = await worldForThisTest({ ...stripeSettings(stripe), FOUNDING_SITE: key, PAGES_URL: pagesUrl })
  const operator = await world.signUp('Olga Operator')
  await siteOf(world, operator)
  await world.superuser.query('update growth.sites set key = $1', [key])
  const publish = async (title: string, stage = 'planned') => {
    const fields = page(title, 'More about it.', { stage })
    const { id } = await world.as(operator).documents.create({ body: { kind: 'roadmap', fields } })
    await world.as(operator).documents.publish({ params: { id }, body: {} })
    return id
  }
  return { world, operator, publish }
}

/** As Stripe would say: paid for since so many days. */
const pay = ({ superuser }: World, who: Somebody, daysAgo: number, status = 'active') =>
  superuser.query(
    `insert into account.subscriptions (workspace_id, id, item_id, status, price, quantity, started_at, period_ends_at)
     values ($1, $2, 'si', $3, 'team_monthly', 1, now() - $4 * interval '1 day', now() + interval '10 days')`,
    [who.workspace!.id, `sub_${who.user.id}`, status, daysAgo],
  )

const number = async (world: World) => {
  await world.superuser.query(`select graphile_worker.add_job($1, '{}')`, [numberFoundersJob.name])
  await world.work()
}

test('customers are numbered in the order in which they paid, and keep their number', async () => {
  const { world } = await hosted()
  const [ana, ben, eve] = [await world.signUp('Ana'), await world.signUp('Ben'), await world.signUp('Eve')]
  await pay(world, ben, 20)
  await pay(world, ana, 30)
  await pay(world, eve, 40, 'trialing')
  await number(world)
  await pay(world, await world.signUp('Late'), 50)
  await number(world)
  await world.superuser.query(
    `insert into account.entitlement_grants (workspace_id, entitlement, source) values ($1, 'scim', 'gift')`,
    [ana.workspace!.id],
  )
  expect(await world.as(ana).founding.dashboard({})).toEqual({
    places: 100,
    taken: 3,
    member: { number: 1, since: expect.any(String) },
    plan: 'team_monthly',
    got: [{ entitlement: 'scim', source: 'gift', until: null }],
    items: [],
  })
  expect((await world.as(ben).founding.dashboard({})).member).toMatchObject({ number: 2 })
  expect((await world.as(eve).founding.dashboard({})).member).toBeNull()
  await world.superuser.query(`update account.subscriptions set status = 'canceled'`)
  await number(world)
  expect((await world.as(ben).founding.dashboard({})).member).toMatchObject({ number: 2 })
})

test('each member has one vote for each item, can take it back, and sees what became of it', async () => {
  const { world, operator, publish } = await hosted()
  const ana = await world.signUp('Ana')
  await pay(world, ana, 3)
  await number(world)
  const ben = await join(world, ana, 'member')
  const [calls, maps] = [await publish('Calls'), await publish('Maps')]
  const vote = (who: Somebody, itemId: string, isFor = true) => world.as(who).founding.vote({ body: { itemId, isFor } })
  expect(await vote(ana, maps)).toEqual({ id: maps, votes: 1, isMine: true })
  expect(await vote(ana, maps)).toEqual({ id: maps, votes: 1, isMine: true })
  expect(await vote(ben, maps)).toEqual({ id: maps, votes: 2, isMine: true })
  await vote(ben, calls)
  expect(await vote(ben, calls, false)).toEqual({ id: calls, votes: 0, isMine: false })
  const { items } = await world.as(ana).founding.dashboard({})
  expect(items).toMatchObject([
    { id: maps, title: 'Maps', stage: 'planned', votes: 2, isMine: true, url: `${pagesUrl}/p/maps` },
    { id: calls, votes: 0, isMine: false },
  ])
  const fields = page('Maps', 'Here they are.', { stage: 'shipped' })
  await world.as(operator).documents.change({ params: { id: maps }, body: { kind: 'roadmap', fields } })
  expect((await world.as(ana).founding.dashboard({})).items[0]).toMatchObject({ stage: 'planned' })
  await world.as(operator).documents.publish({ params: { id: maps }, body: {} })
  expect((await world.as(ana).founding.dashboard({})).items[0]).toMatchObject({ stage: 'shipped', isMine: true })
})

test('only founding customers vote, and only for what is on the roadmap', async () => {
  const { world, operator, publish } = await hosted()
  const [ana, eve] = [await world.signUp('Ana'), await world.signUp('Eve')]
  await pay(world, ana, 3)
  await number(world)
  const item = await publish('Maps')
  await expect(world.as(eve).founding.vote({ body: { itemId: item, isFor: true } })).rejects.toMatchObject({
    status: 409,
    code: 'conflict',
  })
  const draft = await world.as(operator).documents.create({
    body: { kind: 'roadmap', fields: page('Secret', 'Not yet.', { stage: 'planned' }) },
  })
  await expect(world.as(ana).founding.vote({ body: { itemId: draft.id, isFor: true } })).rejects.toMatchObject({
    status: 404,
  })
  const viewer = await join(world, ana, 'viewer')
  await expect(world.as(viewer).founding.vote({ body: { itemId: item, isFor: true } })).rejects.toMatchObject({
    status: 403,
  })
})

test('a server that sells nothing, or names no site of its own, has no founding customers', async () => {
  const world = await worldForThisTest({ FOUNDING_SITE: newKey() })
  const ana = await world.signUp('Ana')
  const refused = { status: 409, code: 'not_configured' }
  await expect(world.as(ana).founding.dashboard({})).rejects.toMatchObject(refused)
  await expect(
    world.as(ana).founding.vote({ body: { itemId: '0199b1a4-0000-7000-8000-000000000000', isFor: true } }),
  ).rejects.toMatchObject(refused)
})
