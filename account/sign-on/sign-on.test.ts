import { expect, test } from 'vitest'
import { setUpApp } from '../../tests/world/second-factors.ts'
import {
  answerIn,
  companyForThisTest,
  goOn,
  linkOwner,
  newBrowser,
  proveDomain,
  signOnAs,
  type Company,
} from '../../tests/world/sign-on.ts'
import { join, joinAgain, signInAt } from '../../tests/world/team.ts'
import { clickThrough } from '../../tools/stand-ins/sign-in/click-through.ts'

const people = ['owner', 'mia', 'bob', 'contractor'].map((name) => ({
  email: `${name}@acme.example`,
  name: `${name} of Acme`,
}))
const [, mia, bob, contractor] = people.map(({ email }) => email) as [string, string, string, string]

const countUsers = async ({ world }: Company) =>
  Number((await world.superuser.query('select count(*) from account.users')).rows[0].count)

/** A member of the company whose own workspace holds what nobody else may see. */
async function memberWithOwnWorkspace(company: Company, email = bob) {
  const { world, owner } = company
  const person = await joinAgain(world, owner, await world.signUp('Bob', email), 'member')
  const own = person.workspaces.find(({ id }) => id !== company.workspaceId)!
  return { person, own }
}

test('a new person of a proven domain becomes a member, sees that workspace alone, and is the same person next time', async () => {
  const company = await companyForThisTest(people)
  const { world, owner, workspaceId } = company
  await world.as(owner).signOnSettings.save({
    body: { issuer: company.provider.url, clientId: company.provider.clientId, joining: 'open', role: 'viewer' },
  })
  const first = await signOnAs(company, mia)
  expect(first).toMatchObject({ status: 200, outcome: { did: 'signed_in' } })
  const { session } = first.outcome as { session: { user: { id: string } } }
  expect(session).toMatchObject({
    user: { email: mia, name: 'mia of Acme', emailVerified: true },
    workspace: { id: workspaceId, role: 'viewer' },
    workspaces: [{ id: workspaceId }],
  })
  expect((await world.as(first.browser).workspaces.current({})).id).toBe(workspaceId)
  const again = await signOnAs(company, mia)
  expect((again.outcome as { session: { user: { id: string } } }).session.user.id).toBe(session.user.id)
  expect(await countUsers(company)).toBe(2)
  const { linked, connection } = await world.as(owner).signOnSettings.show({})
  expect(linked).toMatchObject([{ userId: session.user.id, name: 'mia of Acme' }])
  expect(connection).toMatchObject({ role: 'viewer', required: false })
  expect(JSON.stringify(await world.as(owner).signOnSettings.show({}))).not.toContain(company.provider.clientSecret)
  const { items } = await world.as(owner).audit.list({})
  expect(items.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['sign-on.set-up', 'sign-on.linked', 'member.joined', 'user.signed-on']),
  )
})

test('a member is linked at the first sign-in, told by mail, and their other workspaces stay closed to the provider', async () => {
  const company = await companyForThisTest(people)
  const { world, workspaceId } = company
  const { person, own } = await memberWithOwnWorkspace(company)
  const signedOn = await signOnAs(company, bob)
  expect(signedOn).toMatchObject({
    outcome: { session: { user: { id: person.user.id }, workspaces: [{ id: workspaceId }] } },
  })
  const { as } = world
  const { browser } = signedOn
  expect((await as(browser).users.session({})).workspaces).toHaveLength(1)
  expect((await as(browser).workspaces.list({})).items).toHaveLength(1)
  const shut = { status: 403, code: 'own_sign_in_required' }
  await expect(as(browser).users.enterWorkspace({ params: { id: own.id } })).rejects.toMatchObject(shut)
  await expect(as(browser).passkeys.begin({})).rejects.toMatchObject(shut)
  await expect(as(browser).secondFactors.setUp({ body: {} })).rejects.toMatchObject(shut)
  await expect(as(browser).exports.create({})).rejects.toMatchObject(shut)
  await expect(as(browser).devices.list({})).rejects.toMatchObject(shut)
  await expect(as(browser).signOn.link({ body: { workspaceId, opensEverything: true } })).rejects.toMatchObject(shut)
  // Not even the database lets the session move.
  const moved = world.superuser.query('update account.sessions set workspace_id = $1 where is_confined', [own.id])
  await expect(moved).rejects.toThrow('confined_to_one_workspace')
  const mails = await world.mails(bob)
  expect(mails.filter(({ kind }) => kind === 'account.sign-on-linked')).toHaveLength(1)
})

test('whoever links it themselves, with a fresh proof of their own, can let it open everything, until the password is reset', async () => {
  const company = await companyForThisTest(people)
  const { world, workspaceId } = company
  const { person, own } = await memberWithOwnWorkspace(company)
  const browser = newBrowser(world, person)
  world.clock.shiftMs = 11 * 60_000
  const body = { workspaceId, opensEverything: true }
  expect(await goOn(browser, '/api/account/sign-on/links', body, bob)).toMatchObject({ code: 'step_up_required' })
  await world.as(browser).proofs.confirm({ body: { password: person.password } })
  expect(await goOn(browser, '/api/account/sign-on/links', body, bob)).toMatchObject({ outcome: { did: 'linked' } })
  expect((await world.as(browser).signOn.links({})).items).toMatchObject([{ linked: true, opensEverything: true }])
  const { browser: other } = await signOnAs(company, bob)
  expect((await world.as(other).users.enterWorkspace({ params: { id: own.id } })).workspace?.id).toBe(own.id)
  await expect(world.as(other).passkeys.begin({}), 'the provider’s word is not a fresh proof').rejects.toMatchObject({
    code: 'step_up_required',
  })
  await world.as(null).users.forgotPassword({ body: { email: bob } })
  await world.work()
  const mail = (await world.mails(bob)).findLast(({ kind }) => kind === 'account.reset-password')
  const token = /token=([\w.~-]+)/.exec(mail!.body)![1]!
  await world.as(null).users.resetPassword({ body: { token, newPassword: 'another horse battery' } })
  await expect(world.as(other).users.session({})).rejects.toMatchObject({ status: 401 })
  const { browser: later } = await signOnAs(company, bob)
  await expect(world.as(later).users.enterWorkspace({ params: { id: own.id } })).rejects.toMatchObject({ status: 403 })
})

test('an account that is no member, or whose address nobody confirmed, is not opened by its address', async () => {
  const company = await companyForThisTest(people)
  const { world } = company
  await world.signUp('Bob', bob)
  expect(await signOnAs(company, bob)).toMatchObject({ status: 403, detail: expect.stringContaining('don’t belong') })
  const early = await world.signUpUnverified('Not Mia', mia)
  await world.superuser.query(
    `insert into account.memberships (workspace_id, user_id, role) values ($1, $2, 'member')`,
    [company.workspaceId, early.user.id],
  )
  expect(await signOnAs(company, mia)).toMatchObject({ status: 403, detail: expect.stringContaining('confirmed yet') })
  expect((await world.superuser.query('select from account.sign_on_identities')).rowCount).toBe(0)
  const { items } = await world.as(company.owner).audit.list({})
  expect(items.filter(({ action }) => action === 'sign-on.refused').map(({ detail }) => detail['reason'])).toEqual([
    'account_not_confirmed',
    'not_a_member',
  ])
})

test('somebody who got the address of somebody else is not taken for them', async () => {
  const company = await companyForThisTest(people)
  await signOnAs(company, mia)
  await company.world.superuser.query(`update account.sign_on_identities set subject = 'mia who left'`)
  expect(await signOnAs(company, mia)).toMatchObject({ status: 403, detail: expect.stringContaining('end that link') })
  const { as } = company.world
  const { userId } = (await as(company.owner).signOnSettings.show({})).linked[0]!
  await as(company.owner).signOnSettings.unlinkMember({ params: { userId } })
  expect(await signOnAs(company, mia)).toMatchObject({ status: 200 })
})

test('with invitations only, a new person needs one, and gets its role', async () => {
  const company = await companyForThisTest(people)
  const { world, owner, provider } = company
  const { url: issuer, clientId } = provider
  await world.as(owner).signOnSettings.save({ body: { issuer, clientId, joining: 'invited', role: 'member' } })
  expect(await signOnAs(company, mia)).toMatchObject({ status: 403, detail: expect.stringContaining('invited') })
  await world.as(owner).invitations.create({ body: { email: mia, role: 'admin' } })
  expect(await signOnAs(company, mia)).toMatchObject({ outcome: { session: { workspace: { role: 'admin' } } } })
  expect((await world.as(owner).invitations.list({})).items).toEqual([])
})

test('a workspace demands it: other sessions and unlinked keys wait outside, an owner with a second factor does not', async () => {
  const company = await companyForThisTest(people)
  const { world, owner, workspaceId } = company
  const { as } = world
  const { person, own } = await memberWithOwnWorkspace(company)
  const { secret: key } = await as(person).apiKeys.create({ body: { name: 'Script', scopes: ['account:read'] } })
  const demand = () => as(owner).signOnSettings.demand({ body: { required: true } })
  await expect(demand(), 'nobody has tested it').rejects.toMatchObject({ status: 409 })
  expect(await goOn(newBrowser(world, owner), '/api/security/sign-on/test', undefined, people[0]!.email)).toMatchObject(
    {
      outcome: {
        did: 'tested',
        test: { email: 'owner@acme.example', emailVerified: true, refusal: 'owner_not_linked' },
      },
    },
  )
  await expect(demand(), 'the owner would have no way in').rejects.toMatchObject({ status: 409 })
  const { app } = await setUpApp(world, owner)
  expect(app()).toHaveLength(6)
  await world.superuser.query('update account.domains set proven_at = null')
  await expect(demand(), 'nobody new could come in').rejects.toMatchObject({ status: 409 })
  await world.superuser.query('update account.domains set proven_at = now()')
  expect(await demand()).toMatchObject({ connection: { required: true } })
  const needed = { status: 403, code: 'sign_on_required' }
  await expect(as(person).workspaces.current({})).rejects.toMatchObject(needed)
  await expect(as({ key }).workspaces.current({})).rejects.toMatchObject(needed)
  await as(owner).workspaces.current({})
  await as(person).users.enterWorkspace({ params: { id: own.id } })
  expect((await as(person).workspaces.current({})).id).toBe(own.id)
  await as(person).users.enterWorkspace({ params: { id: workspaceId } })
  // With the session that they have, they go to the provider and come back.
  const browser = newBrowser(world, person)
  expect(await goOn(browser, '/api/account/sign-on/enter', { workspaceId }, bob)).toMatchObject({ status: 200 })
  expect((await as(person).workspaces.current({})).id).toBe(workspaceId)
  await as({ key }).workspaces.current({})
  await as(person).users.enterWorkspace({ params: { id: own.id } })
  expect((await as(person).workspaces.current({})).id).toBe(own.id)
  await as(owner).signOnSettings.demand({ body: { required: false } })
  const elsewhere = await signInAt(world, person)
  await as(elsewhere).workspaces.current({})
})

test('an owner whose second factor is gone is shut out like everybody, and the provider’s word counts as the second factor', async () => {
  const company = await companyForThisTest(people)
  const { world, owner } = company
  const { as } = world
  await goOn(newBrowser(world, owner), '/api/security/sign-on/test', undefined, people[0]!.email)
  await linkOwner(company)
  await setUpApp(world, owner)
  await as(owner).signOnSettings.demand({ body: { required: true } })
  await as(owner).secondFactorRules.change({ body: { required: true } })
  const { browser } = await signOnAs(company, mia)
  await as(browser).workspaces.current({})
  await as(owner).secondFactors.disable({ body: {} })
  await expect(as(owner).workspaces.current({})).rejects.toMatchObject({ code: 'sign_on_required' })
  const { browser: byProvider } = await signOnAs(company, owner.user.email)
  await as(byProvider).workspaces.current({})
})

test('sessions end with the connection, with the membership, and with another client; own sessions stay', async () => {
  const company = await companyForThisTest(people)
  const { world, owner, provider } = company
  const { as } = world
  const { person } = await memberWithOwnWorkspace(company)
  const ended = { status: 401 }
  const first = await signOnAs(company, bob)
  await as(owner).members.remove({ params: { userId: person.user.id } })
  await expect(as(first.browser).users.session({})).rejects.toMatchObject(ended)
  expect((await as(person).users.session({})).user.id).toBe(person.user.id)

  const second = await signOnAs(company, mia)
  const { url: issuer, clientSecret } = provider
  await as(owner).signOnSettings.save({ body: { issuer, clientId: 'another client', clientSecret } })
  await expect(as(second.browser).users.session({})).rejects.toMatchObject(ended)

  await as(owner).signOnSettings.save({ body: { issuer, clientId: provider.clientId, clientSecret } })
  const third = await signOnAs(company, mia)
  await as(third.browser).workspaces.current({})
  await as(owner).signOnSettings.remove({})
  await expect(as(third.browser).users.session({})).rejects.toMatchObject(ended)
  await expect(newBrowser(world).start(mia)).rejects.toThrow('422')
})

test('a fresh proof at the provider opens what is sensitive in the workspace, for members, and never the account', async () => {
  const company = await companyForThisTest(people)
  const { as, clock } = company.world
  const { browser } = await signOnAs(company, mia)
  const create = () => as(browser).apiKeys.create({ body: { name: 'Script', scopes: ['account:read'] } })
  await expect(create()).rejects.toMatchObject({ code: 'step_up_required' })
  expect(await goOn(browser, '/api/account/sign-on/confirm', undefined, mia)).toMatchObject({
    outcome: { did: 'confirmed' },
  })
  await create()
  await expect(as(browser).passkeys.begin({})).rejects.toMatchObject({ code: 'own_sign_in_required' })
  // Somebody else at the provider confirms nothing.
  const other = await goOn(browser, '/api/account/sign-on/confirm', undefined, bob)
  expect(other).toMatchObject({ status: 403 })
  await linkOwner(company)
  const { browser: ofOwner } = await signOnAs(company, 'owner@acme.example')
  expect(await goOn(ofOwner, '/api/account/sign-on/confirm', undefined, 'owner@acme.example')).toMatchObject({
    status: 409,
  })
  clock.shiftMs = 11 * 60_000
  await expect(create()).rejects.toMatchObject({ code: 'step_up_required' })
})

test('a link from the settings takes whoever they are at the provider, and nobody twice', async () => {
  const company = await companyForThisTest(people)
  const { world, owner, workspaceId } = company
  const outside = await joinAgain(world, owner, await world.signUp('Cleo', 'cleo@elsewhere.example'), 'member')
  const browser = newBrowser(world, outside)
  const link = (account: string) => goOn(browser, '/api/account/sign-on/links', { workspaceId }, account)
  expect(await link(contractor)).toMatchObject({ outcome: { did: 'linked' } })
  expect(await signOnAs(company, contractor)).toMatchObject({
    outcome: { session: { user: { id: outside.user.id, email: 'cleo@elsewhere.example' } } },
  })
  await signOnAs(company, mia)
  expect(await link(mia)).toMatchObject({ status: 403, detail: expect.stringContaining('another Wellmet account') })
  await world.as(browser).signOn.unlink({ params: { workspaceId } })
  expect((await world.as(browser).signOn.links({})).items).toMatchObject([{ linked: false }])
})

test('what was begun in one session or browser is not finished in another', async () => {
  const company = await companyForThisTest(people)
  const { world, workspaceId } = company
  const { person } = await memberWithOwnWorkspace(company)
  const browser = newBrowser(world, person)
  const { body } = await browser.post('/api/account/sign-on/links', { workspaceId, opensEverything: true })
  const back = await clickThrough((body as { url: string }).url, { account: contractor })
  const eve = newBrowser(world, await join(world, company.owner, 'member', 'Eve'))
  eve.cookies.set('sign-on', browser.cookies.get('sign-on')!)
  expect(await eve.finish(answerIn(back))).toMatchObject({ status: 422, code: 'link_not_valid' })
  expect(await browser.finish(answerIn(back)), 'it is used up').toMatchObject({ code: 'link_not_valid' })
})

test('one domain leads to one workspace, and an owner elsewhere gains nothing by naming the same provider', async () => {
  const company = await companyForThisTest(people)
  const { world, provider } = company
  const { person, own } = await memberWithOwnWorkspace(company)
  await signOnAs(company, bob)
  const eve = await world.signUp('Eve', 'eve@evil.example')
  await proveDomain(world, eve.workspace!.id, 'evil.example')
  const { url: issuer, clientId, clientSecret } = provider
  const { redirectUri } = await world.as(eve).signOnSettings.save({ body: { issuer, clientId, clientSecret } })
  expect(redirectUri).not.toContain(company.workspaceId)
  // The provider knows only the address of the first workspace: the way back is registered.
  const browser = newBrowser(world)
  await expect(clickThrough(await browser.start('anybody@evil.example'), { account: bob })).rejects.toThrow(
    'redirect_uri',
  )
  expect(own.id).not.toBe(eve.workspace!.id)
  expect((await world.as(person).users.session({})).user.id).toBe(person.user.id)
})
