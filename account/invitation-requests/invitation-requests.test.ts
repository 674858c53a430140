import { expect, test } from 'vitest'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest } from '../../tests/world/world.ts'

async function start() {
  const world = await worldForThisTest()
  const ana = await world.signUp('Ana Lima')
  const mia = await join(world, ana, 'member', 'Mia Member')
  const invited = async () =>
    (await world.mails('kofi@acme.example')).filter(({ kind }) => kind === 'account.invitation')
  const ask = () => world.as(mia).invitationRequests.create({ body: { email: 'kofi@acme.example' } })
  const waiting = async () => (await world.as(ana).approvals.pending({ query: {} })).items
  return { world, ana, mia, invited, ask, waiting }
}

const body = ({ hash }: { hash: string }) => ({ hash })

test('a member asks, an admin approves, and the invitation is sent in the name of the member', async () => {
  const { world, ana, mia, invited, ask, waiting } = await start()
  expect(await ask()).toEqual({ isInvited: false })
  expect(await invited()).toEqual([])
  const [asked] = await waiting()
  expect(asked).toMatchObject({
    title: 'Invite kofi@acme.example',
    facts: [{ value: 'kofi@acme.example' }, { value: 'Mia Member' }, { value: expect.stringContaining('as a member') }],
    requestedBy: { userId: mia.user.id },
  })
  await world.as(ana).approvals.approve({ params: { approvalId: asked!.id }, body: body(asked!) })
  expect(await invited()).toMatchObject([{ subject: expect.stringContaining('Mia Member') }])
  expect((await world.as(ana).invitations.list({})).items).toMatchObject([
    { email: 'kofi@acme.example', role: 'member', invitedBy: 'Mia Member' },
  ])
})

test('a no sends nothing', async () => {
  const { world, ana, invited, ask, waiting } = await start()
  await ask()
  const [asked] = await waiting()
  await world.as(ana).approvals.reject({ params: { approvalId: asked!.id }, body: body(asked!) })
  await world.work()
  expect(await invited()).toEqual([])
})

test('a member is not invited, and a yes that comes too late says so and stays open', async () => {
  const { world, ana, ask, waiting, invited } = await start()
  await ask()
  const kofi = await world.signUp('Kofi Mensah', 'kofi@acme.example')
  await world.as(ana).invitations.create({ body: { email: kofi.user.email, role: 'viewer' } })
  const token = (await invited())[0]!.body.match(/token=([\w.~-]+)/)![1]!
  await world.as(kofi).invitations.accept({ body: { token } })
  const [asked] = await waiting()
  const late = world.as(ana).approvals.approve({ params: { approvalId: asked!.id }, body: body(asked!) })
  await expect(late).rejects.toMatchObject({ status: 409 })
  expect(await waiting()).toHaveLength(1)
  await expect(ask()).rejects.toMatchObject({ status: 409 })
})

test('what somebody asked for is withdrawn when they leave', async () => {
  const { world, ana, mia, ask, waiting } = await start()
  await ask()
  await world.as(ana).members.remove({ params: { userId: mia.user.id } })
  await world.work()
  expect(await waiting()).toEqual([])
  expect((await world.as(ana).approvals.rejected({ query: {} })).items).toMatchObject([{ verdict: 'withdrawn' }])
})

test('only addresses at a proven domain may be invited without a person', async () => {
  const { world, ana, ask, invited } = await start()
  const { kinds } = await world.as(ana).approvals.policies({})
  expect(kinds.map(({ kind }) => kind)).toEqual(['invitation.colleague'])
  const endsAt = new Date(Date.now() + 86_400_000).toISOString()
  const limits = { mostADay: 1, mostItems: 1, endsAt }
  await world.as(ana).approvals.addPolicy({ body: { kind: 'invitation.colleague', ...limits } })
  expect(await ask()).toEqual({ isInvited: false })
  await world.superuser.query(
    `insert into account.domains (id, workspace_id, domain, token, created_at, seen_at, proven_at)
     values (gen_random_uuid(), $1, 'acme.example', 'x', now(), now(), now())`,
    [ana.workspace!.id],
  )
  expect(await ask()).toEqual({ isInvited: true })
  expect(await invited()).toHaveLength(1)
  const automatic = await world.as(ana).approvals.autoApproved({ query: {} })
  expect(automatic.items).toMatchObject([
    { title: 'Invite kofi@acme.example', policy: { owner: { name: 'Ana Lima' } } },
  ])
})
