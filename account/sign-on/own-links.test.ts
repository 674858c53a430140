import { expect, test } from 'vitest'
import { connectExtension, withExtension } from '../../tests/world/extension.ts'
import { companyForThisTest, goOn, linkOwner, newBrowser, signOnAs, type Company } from '../../tests/world/sign-on.ts'
import { join, joinAgain } from '../../tests/world/team.ts'

const people = ['owner', 'mia', 'bob'].map((name) => ({ email: `${name}@acme.example`, name: `${name} of Acme` }))
const [, mia, bob] = people.map(({ email }) => email) as [string, string, string]

const joinAsBob = async ({ world, owner }: Company) => joinAgain(world, owner, await world.signUp('Bob', bob), 'member')

test('the provider opens no owner by their address, nor by a link from before they were one', async () => {
  const company = await companyForThisTest(people)
  const { world, owner } = company
  const { as } = world
  const links = { status: 403, detail: expect.stringContaining('owners link') }
  expect(await signOnAs(company, owner.user.email)).toMatchObject(links)
  const person = await joinAsBob(company)
  await signOnAs(company, bob)
  await as(owner).members.changeRole({ params: { userId: person.user.id }, body: { role: 'owner' } })
  expect(await signOnAs(company, bob)).toMatchObject(links)
  expect((await as(person).signOn.links({})).items).toMatchObject([{ linked: false }])
  expect(await linkOwner(company)).toMatchObject({ outcome: { did: 'linked' } })
  expect(await signOnAs(company, owner.user.email)).toMatchObject({ outcome: { did: 'signed_in' } })
})

test('an owner without a second factor enters a workspace that demands it with a proof, and is linked by that', async () => {
  const company = await companyForThisTest(people)
  const { world, owner, workspaceId } = company
  const browser = newBrowser(world, owner)
  await world.superuser.query('update account.sign_ons set is_required = true')
  await expect(world.as(browser).workspaces.current({})).rejects.toMatchObject({ code: 'sign_on_required' })
  world.clock.shiftMs = 11 * 60_000
  const enter = () => goOn(browser, '/api/account/sign-on/enter', { workspaceId }, owner.user.email)
  expect(await enter()).toMatchObject({ status: 403, code: 'step_up_required' })
  await world.as(browser).proofs.confirm({ body: { password: owner.password } })
  expect(await enter()).toMatchObject({ outcome: { did: 'signed_in' } })
  await world.as(browser).workspaces.current({})
  expect((await world.as(browser).signOn.links({})).items).toMatchObject([{ linked: true, opensEverything: false }])
})

test('a session that the provider opened makes, unmakes and removes no owner or admin, whatever was proved in it', async () => {
  const company = await companyForThisTest(people)
  const { world, owner } = company
  const { as } = world
  const person = await joinAsBob(company)
  const viewer = await join(world, owner, 'viewer', 'Vi')
  await linkOwner(company)
  const { browser } = await signOnAs(company, owner.user.email)
  await as(browser).proofs.confirm({ body: { password: owner.password } })
  const shut = { status: 403, code: 'own_sign_in_required' }
  const params = { userId: person.user.id }
  for (const role of ['owner', 'admin'] as const)
    await expect(as(browser).members.changeRole({ params, body: { role } })).rejects.toMatchObject(shut)
  await expect(as(browser).members.handOver({ body: params })).rejects.toMatchObject(shut)
  const invitation = { email: 'new@acme.example', role: 'admin' } as const
  await expect(as(browser).invitations.create({ body: invitation })).rejects.toMatchObject(shut)
  await expect(as(browser).provisioning.createToken({ body: { name: 'Okta' } })).rejects.toMatchObject(shut)
  await expect(as(browser).signOnSettings.remove({})).rejects.toMatchObject(shut)
  await as(owner).members.changeRole({ params, body: { role: 'admin' } })
  await expect(as(browser).members.remove({ params })).rejects.toMatchObject(shut)
  // What gives nobody power stays open.
  await as(browser).members.changeRole({ params: { userId: viewer.user.id }, body: { role: 'member' } })
  await as(browser).invitations.create({ body: { ...invitation, role: 'member' } })
  await as(browser).members.remove({ params: { userId: viewer.user.id } })
})

test('whoever ends their link stays unlinked until they link themselves, and what was made through it ends', async () => {
  const company = await companyForThisTest(people, withExtension)
  const { world, owner, workspaceId } = company
  const { as } = world
  const person = await joinAsBob(company)
  const { browser } = await signOnAs(company, bob)
  await goOn(browser, '/api/account/sign-on/confirm', undefined, bob)
  const made = { body: { name: 'Script', scopes: ['account:read' as const] } }
  const { secret: byProvider } = await as(browser).apiKeys.create(made)
  const { accessToken } = await connectExtension(world, browser)
  const { secret: ownKey } = await as(person).apiKeys.create(made)
  await as({ key: byProvider }).users.session({})
  await as(person).signOn.unlink({ params: { workspaceId } })
  await expect(as(browser).users.session({})).rejects.toMatchObject({ status: 401 })
  await expect(as({ key: byProvider }).users.session({})).rejects.toMatchObject({ status: 401 })
  await expect(as({ key: accessToken }).extension.session({})).rejects.toMatchObject({ status: 401 })
  await as({ key: ownKey }).users.session({})
  const ended = { status: 403, detail: expect.stringContaining('You ended the link') }
  expect(await signOnAs(company, bob)).toMatchObject(ended)
  // Neither does it help whoever runs the workspace to remove and invite them again.
  await as(owner).members.remove({ params: { userId: person.user.id } })
  const again = await joinAgain(world, owner, person, 'member')
  expect(await signOnAs(company, bob)).toMatchObject(ended)
  const links = { workspaceId, opensEverything: false }
  expect(await goOn(newBrowser(world, again), '/api/account/sign-on/links', links, bob)).toMatchObject({ status: 200 })
  expect(await signOnAs(company, bob)).toMatchObject({ status: 200 })
})

test('keys that were made through the provider end with the connection', async () => {
  const company = await companyForThisTest(people)
  const { as } = company.world
  const { browser } = await signOnAs(company, mia)
  await goOn(browser, '/api/account/sign-on/confirm', undefined, mia)
  const { secret: key } = await as(browser).apiKeys.create({ body: { name: 'Script', scopes: ['account:read'] } })
  await as({ key }).users.session({})
  await as(company.owner).signOnSettings.remove({})
  await expect(as({ key }).users.session({})).rejects.toMatchObject({ status: 401 })
})
