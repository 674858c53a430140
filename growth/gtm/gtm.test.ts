import { expect, test } from 'vitest'
import { makeDue } from '../../tests/world/exports.ts'
import { join } from '../../tests/world/team.ts'
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

test('an order goes on when the member leaves whose program reported it, and expires where nobody decides', async () => {
  const { world, ana } = await stage()
  const bob = await join(world, ana, 'member', 'Bob Reyes')
  await world.as(bob).gtm.purchase({ body: { ...sam, reference: 'ORDER-8' } })
  await world.as(ana).members.remove({ params: { userId: bob.user.id } })
  await world.work()
  const states = async () => (await world.as(ana).purchases.list({})).items.map(({ state }) => state)
  const waiting = async () => (await world.as(ana).approvals.pending({ query: {} })).items
  expect(await states()).toEqual(['pending'])
  expect(await waiting()).toMatchObject([{ requestedBy: null, needsSomebodyElse: false }])
  await world.superuser.query(`update account.approvals set expires_at = now() - interval '1 minute'`)
  await makeDue(world, 'account.expire-approval')
  await world.work()
  expect(await states()).toEqual(['expired'])
  await world.as(ana).gtm.purchase({ body: { ...sam, reference: 'ORDER-8' } })
  expect(await states(), 'what is reported again is asked about again').toEqual(['pending'])
  expect(await waiting()).toHaveLength(1)
})

test('the same order reported twice starts nothing twice', async () => {
  const { world, ana, gtm } = await stage()
  const body = { ...sam, reference: 'ORDER-9' }
  await gtm.purchase({ body })
  await gtm.purchase({ body })
  expect((await world.as(ana).leadList.list({ query: {} })).items).toMatchObject([{ times: 1 }])
})

test('each reads in their own language what a program reported and what waits for them', async () => {
  const { world, ana } = await stage()
  const bob = await join(world, ana, 'member', 'Bob Reyes')
  await world.as(bob).users.changeProfile({ body: { language: 'de' } })
  await world.as(bob).gtm.purchase({ body: { ...sam, reference: 'ORDER-10' } })
  const titles = (await world.as(ana).notifications.list({ query: {} })).items.map(({ title }) => title)
  expect(titles).toContain('Waiting for your approval: Confirm that order ORDER-10 was paid')
  const lead = async (language: string) => {
    const answer = await fetch(`${world.origin()}/api/leads`, {
      headers: { cookie: ana.cookie!, 'accept-language': language },
    })
    return ((await answer.json()) as { items: { source: string; wording: string }[] }).items[0]
  }
  expect(await lead('en')).toMatchObject({
    source: 'Founding customer purchase',
    wording: expect.stringMatching(/^Reported by a program/),
  })
  expect(await lead('de')).toMatchObject({
    source: 'Kauf eines Gründungskunden',
    wording: expect.stringMatching(/^Von einem Programm/),
  })
})

test('who objects is named by no approval, and what waits about them is withdrawn', async () => {
  const { world, ana, gtm } = await stage()
  await world.as(ana).orchestrator.configure({ body: { playbookId: 'growth.new-lead', isOn: true } })
  for (const reference of ['ORDER-11', 'ORDER-12']) await gtm.purchase({ body: { ...sam, reference } })
  await world.work()
  expect(await told(world, ana)).toEqual(['Sam is waiting for a reply'])
  const [newest] = (await world.as(ana).approvals.pending({ query: {} })).items
  const { id, hash } = newest!
  await world.as(ana).approvals.approve({ params: { approvalId: id }, body: { hash } })
  const { erasePerson } = await import('@wellmet/contacts/objections/erase-person.ts')
  await erasePerson(world.services, sam.email)
  await world.work()
  expect(await told(world, ana)).toEqual([])
  const { items } = await world.as(ana).approvals.decided({ query: {} })
  expect(items.map(({ verdict }) => verdict)).toEqual(['approved', 'withdrawn'])
  const { rows } = await world.superuser.query<{ held: string }>(
    `select a::text as held from account.approvals a union all select n::text from account.notifications n`,
  )
  expect(rows.map(({ held }) => held).join()).not.toContain('acme.example')
  expect(items.map(({ title }) => title)).toEqual(Array(2).fill('About someone who asked to be deleted'))
})
