import { expect, test } from 'vitest'
import { makeDue } from '../../tests/world/exports.ts'
import { worldForThisTest, type World } from '../../tests/world/world.ts'
import { countsOf, siteOf } from '../growth-for-tests.ts'

const stage = async () => {
  const world = await worldForThisTest()
  const ana = await world.signUp('Ana Lima')
  await siteOf(world, ana, false)
  return { world, ana, gtm: world.as(ana).gtm }
}
const sam = { email: 'sam@acme.example', name: 'Sam' }
const told = async (world: World, ana: Awaited<ReturnType<World['signUp']>>) =>
  (await world.as(ana).notifications.list({ query: {} })).items
    .filter(({ kind }) => kind === 'playbook.nudge')
    .map(({ title }) => title)

test('a trigger starts the playbook once it is on: a task for a person, a second one if nobody replied, and never a mail', async () => {
  const { world, ana, gtm } = await stage()
  await gtm.demo({ body: { ...sam, email: 'early@acme.example' } })
  await world.work()
  expect(await told(world, ana), 'it is off until an admin turns it on').toEqual([])
  const before = (await world.mails()).length
  await world.as(ana).orchestrator.configure({ body: { playbookId: 'growth.new-lead', isOn: true } })
  for (const trigger of [gtm.waitlist, gtm.interest, gtm.newsletter]) await trigger({ body: sam })
  await world.work()
  expect(await told(world, ana)).toEqual(['Sam is waiting for a reply'])
  world.clock.shiftMs += 3 * 86_400_000
  await makeDue(world, 'platform.advance-run')
  await world.work()
  expect((await told(world, ana)).toSorted()).toEqual(['Nobody has replied to Sam yet', 'Sam is waiting for a reply'])
  expect(await world.mails()).toHaveLength(before)
  expect((await world.as(ana).leadList.list({ query: {} })).items).toMatchObject([
    { kind: 'gtm', email: 'sam@acme.example', times: 3, confirmation: 'none' },
    { email: 'early@acme.example' },
  ])
})

test('a purchase is pending until an admin confirms it, and the same order is asked about once', async () => {
  const { world, ana, gtm } = await stage()
  const body = { ...sam, reference: 'ORDER-7' }
  await gtm.purchase({ body })
  await gtm.purchase({ body })
  const states = async () =>
    (await world.as(ana).purchases.list({})).items.map(({ reference, state }) => [reference, state])
  expect(await states()).toEqual([['ORDER-7', 'pending']])
  const { items } = await world.as(ana).approvals.pending({ query: {} })
  expect(items).toMatchObject([{ title: 'Confirm that order ORDER-7 was paid', risk: 'money' }])
  const { id, hash } = items[0]! as { id: string; hash: string }
  await world.as(ana).approvals.approve({ params: { approvalId: id }, body: { hash } })
  expect(await states()).toEqual([['ORDER-7', 'confirmed']])
  expect(await countsOf(world)).toMatchObject({ 'gtm.founding100-purchase repeat': 1 })
})

test('without a site, without a role and with unknown fields nothing is taken', async () => {
  const { world, gtm } = await stage()
  await expect(gtm.event({ body: { event: 'signed-up', more: 1 } })).rejects.toMatchObject({ status: 400 })
  await gtm.event({ body: { event: 'signed-up' } })
  await expect(world.as(null).gtm.event({ body: { event: 'signed-up' } })).rejects.toMatchObject({ status: 401 })
  const eve = await world.signUp('Eve')
  await expect(world.as(eve).gtm.demo({ body: sam })).rejects.toMatchObject({ status: 409, code: 'not_configured' })
  expect(await countsOf(world)).toEqual({ 'gtm.event counted': 1 })
})
