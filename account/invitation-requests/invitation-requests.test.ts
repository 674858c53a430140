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

test('whoever an admin invites needs no yes any more: it is withdrawn, and the asker is told', async () => {
  const { world, ana, mia, ask, waiting, invited } = await start()
  await ask()
  const [asked] = await waiting()
  const kofi = await world.signUp('Kofi Mensah', 'kofi@acme.example')
  await world.as(ana).invitations.create({ body: { email: kofi.user.email, role: 'viewer' } })
  const token = (await invited())[0]!.body.match(/token=([\w.~-]+)/)![1]!
  await world.as(kofi).invitations.accept({ body: { token } })
  const late = world.as(ana).approvals.approve({ params: { approvalId: asked!.id }, body: body(asked!) })
  await expect(late).rejects.toMatchObject({ status: 409 })
  expect(await waiting()).toEqual([])
  const told = (await world.as(mia).notifications.list({})).items.map(({ title }) => title)
  expect(told).toContain('Ana Lima has invited kofi@acme.example, whom you suggested')
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
  const add = () => world.as(ana).approvals.addPolicy({ body: { kind: 'invitation.colleague', ...limits } })
  expect(kinds[0]!.missing).toMatchObject({
    says: expect.stringContaining('no domain is proven'),
    link: '/settings/sign-in',
  })
  await expect(add()).rejects.toMatchObject({ status: 422 })
  await world.superuser.query(
    `insert into account.domains (id, workspace_id, domain, token, created_at, seen_at, proven_at)
     values (gen_random_uuid(), $1, 'acme.example', 'x', now(), now(), now())`,
    [ana.workspace!.id],
  )
  await add()
  await expect(add()).rejects.toMatchObject({ status: 409 })
  expect((await world.as(ana).approvals.policies({})).kinds[0]!.missing).toBeNull()
  expect(await ask()).toEqual({ isInvited: true })
  expect(await invited()).toHaveLength(1)
  const automatic = await world.as(ana).approvals.autoApproved({ query: {} })
  expect(automatic.items).toMatchObject([
    { title: 'Invite kofi@acme.example', policy: { owner: { name: 'Ana Lima' } } },
  ])
})

test('an address that waits, is invited or is a member is not suggested again', async () => {
  const { world, ana, mia, ask, waiting } = await start()
  const bo = await join(world, ana, 'member', 'Bo Other')
  const byBo = () => world.as(bo).invitationRequests.create({ body: { email: 'kofi@acme.example' } })
  const both = await Promise.allSettled([ask(), byBo()])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await waiting()).toHaveLength(1)
  const [asked] = await waiting()
  const first = asked!.requestedBy!.name
  const [mine, theirs] = first === 'Mia Member' ? [ask, byBo] : [byBo, ask]
  await expect(mine()).rejects.toMatchObject({ status: 409, message: expect.stringContaining('You already asked') })
  await expect(theirs()).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining(`${first} already asked`),
  })
  await world.as(ana).approvals.approve({ params: { approvalId: asked!.id }, body: body(asked!) })
  await expect(ask()).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining(`Already invited by ${first}`),
  })
  expect((await world.as(mia).approvals.mine({})).items.length).toBe(first === 'Mia Member' ? 1 : 0)
})

test('whoever asked sees what became of it, with the reason, and can take it back while it waits', async () => {
  const { world, ana, mia, ask, waiting } = await start()
  await ask()
  const mine = async () => (await world.as(mia).approvals.mine({})).items
  const [waits] = await mine()
  expect(waits).toMatchObject({ title: 'Invite kofi@acme.example', verdict: null })
  expect(Object.keys(waits!)).not.toContain('hash')
  const eve = await join(world, ana, 'member', 'Eve Other')
  const params = { approvalId: waits!.id }
  await expect(world.as(eve).approvals.withdraw({ params })).rejects.toMatchObject({ status: 404 })
  expect((await world.as(eve).approvals.mine({})).items).toEqual([])
  expect(await world.as(mia).approvals.withdraw({ params })).toMatchObject({ verdict: 'withdrawn' })
  await expect(world.as(mia).approvals.withdraw({ params })).rejects.toMatchObject({ status: 409 })
  expect((await world.as(ana).audit.list({ query: {} })).items[0]).toMatchObject({ action: 'approval.withdrawn' })
  expect(await waiting()).toEqual([])
  await ask()
  const [asked] = await waiting()
  await world
    .as(ana)
    .approvals.reject({ params: { approvalId: asked!.id }, body: { hash: asked!.hash, reason: 'Not this year' } })
  expect(await mine()).toMatchObject([
    { verdict: 'rejected', reason: 'Not this year', decidedBy: { name: 'Ana Lima' } },
    {},
  ])
  const told = (await world.as(mia).notifications.list({})).items.find(({ kind }) => kind === 'approval.decided')
  expect(told).toMatchObject({
    title: 'Ana Lima rejected: Invite kofi@acme.example',
    body: expect.stringContaining('Not this year'),
    link: '/settings/workspace',
  })
  const decided = await world.as(ana).approvals.decided({ query: {} })
  expect(decided.items.map(({ verdict }) => verdict)).toEqual(['rejected', 'withdrawn'])
})
