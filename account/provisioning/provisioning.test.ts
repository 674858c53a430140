import { expect, test } from 'vitest'
import { connectExtension } from '../../tests/world/extension.ts'
import { askForLink, joinAgain } from '../../tests/world/team.ts'
import { tokenIn, type Somebody, type World } from '../../tests/world/world.ts'
import { disableUser } from '../users/disable-user.ts'
import { callScim, provisionedWorld } from './scim-for-tests.ts'

const idOf = ({ user }: Somebody) => ({ userId: user.id })

const setActive = (active: boolean) => ({ Operations: [{ op: 'replace', path: 'active', value: active }] })

const membersOf = async (world: World, owner: Somebody) =>
  Object.fromEntries((await world.as(owner).members.list({})).items.map(({ email, role }) => [email, role]))

/** Accepts the newest invitation. */
const accept = async (world: World, who: Somebody) => {
  const mail = (await world.mails(who.user.email)).findLast(({ kind }) => kind === 'account.invitation')
  return { ...who, ...(await world.as(who).invitations.accept({ body: { token: tokenIn(mail!.body) } })) }
}

test('whoever is provisioned is invited, and is a member once they accept', async () => {
  const { world, owner, call } = await provisionedWorld()
  const made = await call('POST /Users', { userName: 'ana@acme.example' })
  expect(made.status).toBe(201)
  expect(await membersOf(world, owner)).not.toHaveProperty('ana@acme.example')
  const ana = await accept(world, await world.signUp('Ana', 'ana@acme.example'))
  expect(await membersOf(world, owner)).toHaveProperty('ana@acme.example', 'member')
  await world.work()
  const { rows } = await world.superuser.query('select member_id from account.provisioned_users')
  expect(rows).toEqual([{ member_id: ana.user.id }])
})

test('only addresses of domains that this workspace has proven', async () => {
  const { world, call, prove } = await provisionedWorld()
  const eve = await world.signUp('Eve')
  await prove(eve, 'evil.example')
  for (const address of ['ana@evil.example', 'ana@mail.acme.example', 'ana@notacme.example', 'ana@gmail.com']) {
    const answer = await call('POST /Users', { userName: 'someone', emails: [{ value: address }] })
    expect([address, answer.status, answer.body['scimType']]).toEqual([address, 400, 'invalidValue'])
    expect(String(answer.body['detail'])).toContain(address.split('@')[1])
  }
  const made = await call('POST /Users', { userName: 'ana@acme.example' })
  const moved = await call(`PATCH /Users/${String(made.body['id'])}`, {
    Operations: [{ op: 'replace', path: 'emails[type eq "work"].value', value: 'ana@evil.example' }],
  })
  expect(moved.status).toBe(400)
  expect(await world.mails('ana@evil.example')).toEqual([])
})

test('active false ends this membership with its sessions, keys and extensions, and nothing else', async () => {
  const { world, owner, call } = await provisionedWorld()
  const before = await world.signUp('Ana', 'ana@acme.example')
  const elsewhere = before.workspace!.id
  const ana = await joinAgain(world, owner, before, 'admin')
  const { secret: key } = await world.as(ana).apiKeys.create({ body: { name: 'k', scopes: ['account:read'] } })
  const { accessToken, refreshToken } = await connectExtension(world, ana)
  const tokenWorks = () => world.as({ key: accessToken }).extension.session({})
  await tokenWorks()
  const sent = (await world.mails('ana@acme.example')).length
  const made = await call('POST /Users', { userName: 'ana@acme.example' })
  expect(await world.mails('ana@acme.example')).toHaveLength(sent)
  const id = String(made.body['id'])
  expect((await call(`PATCH /Users/${id}`, setActive(false))).body).toMatchObject({ active: false })
  await expect(world.as(ana).users.session({})).rejects.toMatchObject({ status: 401 })
  await expect(world.as({ key }).users.session({})).rejects.toMatchObject({ status: 401 })
  await expect(tokenWorks()).rejects.toMatchObject({ status: 401 })
  await expect(world.as(null).extension.refresh({ body: { refreshToken } })).rejects.toMatchObject({ status: 401 })
  expect(await membersOf(world, owner)).not.toHaveProperty('ana@acme.example')
  const again = await world.as(null).users.signIn({ body: { email: before.user.email, password: before.password } })
  expect(again).toMatchObject({ workspaces: [{ id: elsewhere }] })
  expect((await call(`PATCH /Users/${id}`, setActive(true))).body).toMatchObject({ active: true })
  expect(await membersOf(world, owner)).toHaveProperty('ana@acme.example', 'admin')
})

test('an invitation that nobody accepted is taken back', async () => {
  const { world, call } = await provisionedWorld()
  const made = await call('POST /Users', { userName: 'ana@acme.example' })
  const mail = (await world.mails('ana@acme.example'))[0]!
  await call(`PATCH /Users/${String(made.body['id'])}`, setActive(false))
  const opened = world.as(null).invitations.preview({ body: { token: tokenIn(mail.body) } })
  await expect(opened).rejects.toMatchObject({ code: 'link_not_valid' })
})

test('the only owner stays, whatever the directory says', async () => {
  const { world, owner, call } = await provisionedWorld()
  const { rows } = await world.superuser.query<{ id: string }>(
    `insert into account.provisioned_users (id, workspace_id, member_id, user_name, email, active, created_at, changed_at)
     values (gen_random_uuid(), $1, $2, 'olga', $3, true, now(), now()) returning id`,
    [owner.workspace!.id, owner.user.id, owner.user.email],
  )
  const id = rows[0]!.id
  expect(await call(`PATCH /Users/${id}`, setActive(false))).toMatchObject({ status: 403, body: { status: '403' } })
  expect(await call(`DELETE /Users/${id}`)).toMatchObject({ status: 403 })
  expect((await call(`GET /Users/${id}`)).body).toMatchObject({ active: true })
  await world.as(owner).members.list({})
})

test('the directory ends no owner, even if there is another', async () => {
  const { world, owner, call } = await provisionedWorld()
  const other = await joinAgain(world, owner, await world.signUp('Olga', 'olga@acme.example'), 'admin')
  const id = String((await call('POST /Users', { userName: other.user.email })).body['id'])
  await world.as(owner).members.changeRole({ params: { userId: other.user.id }, body: { role: 'owner' } })
  expect(await call(`PATCH /Users/${id}`, setActive(false))).toMatchObject({ status: 403 })
  expect(await call(`DELETE /Users/${id}`)).toMatchObject({ status: 403 })
  expect(await membersOf(world, owner)).toHaveProperty(other.user.email, 'owner')
})

test.each([
  ['is removed', (world: World, by: Somebody, who: Somebody) => world.as(by).members.remove({ params: idOf(who) })],
  [
    'loses the role',
    (world: World, by: Somebody, who: Somebody) =>
      world.as(by).members.changeRole({ params: idOf(who), body: { role: 'admin' } }),
  ],
  [
    'hands the workspace over',
    (world: World, by: Somebody, who: Somebody) => world.as(who).members.handOver({ body: idOf(by) }),
  ],
  [
    'resets the password',
    async (world: World, _by: Somebody, { user }: Somebody) => {
      const token = await askForLink(world, user.email)
      await world.as(null).users.resetPassword({ body: { token, newPassword: 'another horse, another battery' } })
    },
  ],
  ['is disabled', (world: World, _by: Somebody, { user }: Somebody) => disableUser(world.services, user.email)],
])('a token ends with its maker, who %s; the other owners are told', async (_what, happen) => {
  const { world, owner, call } = await provisionedWorld()
  const other = await joinAgain(world, owner, await world.signUp('Olga'), 'admin')
  await world.as(owner).members.changeRole({ params: idOf(other), body: { role: 'owner' } })
  const { secret } = await world.as(other).provisioning.createToken({ body: { name: 'Hers' } })
  expect((await callScim(world, secret, 'GET /Users')).status).toBe(200)
  await happen(world, owner, other)
  expect((await callScim(world, secret, 'GET /Users')).status).toBe(401)
  expect((await call('GET /Users')).status, 'tokens of others go on').toBe(200)
  const told = (await world.as(owner).notifications.list({})).items.filter(
    ({ kind }) => kind === 'provisioning.stopped',
  )
  expect(told).toMatchObject([{ title: 'The provisioning token Hers has ended' }])
  const { items } = await world.as(owner).audit.list({})
  expect(items.filter(({ action }) => action === 'provisioning.token-ended')).toMatchObject([
    { detail: { name: 'Hers' } },
  ])
})

test('a token of somebody who is no owner any more does not work, even if nobody ended it', async () => {
  const { world, owner, call } = await provisionedWorld()
  await world.superuser.query(`update account.memberships set role = 'admin' where user_id = $1`, [owner.user.id])
  expect((await call('GET /Users')).status).toBe(401)
})

test('a group gives its people a role only if an owner says so', async () => {
  const { world, owner, call } = await provisionedWorld()
  const ana = await joinAgain(world, owner, await world.signUp('Ana', 'ana@acme.example'), 'viewer')
  const person = String((await call('POST /Users', { userName: ana.user.email })).body['id'])
  const group = String((await call('POST /Groups', { displayName: 'Leads', members: [{ value: person }] })).body['id'])
  const roleNow = async () => (await membersOf(world, owner))[ana.user.email]
  expect(await roleNow()).toBe('viewer')
  const shown = await world.as(owner).provisioning.show({})
  expect(shown).toMatchObject({ people: 1, groups: [{ id: group, name: 'Leads', people: 1, role: null }] })
  await world.as(owner).provisioning.mapGroup({ params: { id: group }, body: { role: 'admin' } })
  expect(await roleNow()).toBe('admin')
  await call(`PATCH /Groups/${group}`, { Operations: [{ op: 'remove', path: `members[value eq "${person}"]` }] })
  expect(await roleNow()).toBe('member')
  // Somebody who has not accepted yet joins with the role of the group.
  const bo = String((await call('POST /Users', { userName: 'bo@acme.example' })).body['id'])
  await call(`PATCH /Groups/${group}`, { Operations: [{ op: 'add', path: 'members', value: [{ value: bo }] }] })
  await accept(world, await world.signUp('Bo', 'bo@acme.example'))
  expect(await membersOf(world, owner)).toHaveProperty('bo@acme.example', 'admin')
  await call(`DELETE /Groups/${group}`)
  expect(await membersOf(world, owner)).toHaveProperty('bo@acme.example', 'member')
})

test('a token reaches nothing of another workspace, and nothing of the rest of the API', async () => {
  const { world, owner, prove, secret, call } = await provisionedWorld()
  const eve = await world.signUp('Eve')
  await prove(eve, 'evil.example')
  const { secret: hers } = await world.as(eve).provisioning.createToken({ body: { name: 'Hers' } })
  const person = String((await call('POST /Users', { userName: 'ana@acme.example', externalId: 'x' })).body['id'])
  const group = String((await call('POST /Groups', { displayName: 'Canary', members: [{ value: person }] })).body['id'])
  const read = async () => [(await call(`GET /Users/${person}`)).body, (await call(`GET /Groups/${group}`)).body]
  const before = await read()
  const asEve = (request: string, body?: unknown) => callScim(world, hers, request, body)
  for (const request of [
    `GET /Users/${person}`,
    `DELETE /Users/${person}`,
    `GET /Groups/${group}`,
    `DELETE /Groups/${group}`,
  ])
    expect([request, (await asEve(request)).status]).toEqual([request, 404])
  for (const request of [
    `PUT /Users/${person}`,
    `PATCH /Users/${person}`,
    `PUT /Groups/${group}`,
    `PATCH /Groups/${group}`,
  ]) {
    const body = { userName: 'x@evil.example', displayName: 'x', ...setActive(false) }
    expect([request, (await asEve(request, body)).status]).toEqual([request, 404])
  }
  for (const path of [
    '/Users',
    '/Groups',
    '/Users?filter=externalId%20eq%20%22x%22',
    '/Groups?filter=displayName%20eq%20%22Canary%22',
  ])
    expect((await asEve(`GET ${path}`)).body).toMatchObject({ totalResults: 0 })
  const taken = await asEve('POST /Groups', { displayName: 'Mine', members: [{ value: person }] })
  expect(taken).toMatchObject({ status: 400, body: { scimType: 'invalidValue' } })
  expect(JSON.stringify(taken.body)).not.toContain('acme')
  // The same names are free there.
  expect((await asEve('POST /Groups', { displayName: 'Canary' })).status).toBe(201)
  expect(await read()).toEqual(before)
  const maps = world.as(eve).provisioning.mapGroup({ params: { id: group }, body: { role: 'admin' } })
  await expect(maps).rejects.toMatchObject({ status: 404 })
  await expect(world.as({ key: secret }).users.session({})).rejects.toMatchObject({ status: 401 })
  const { secret: key } = await world.as(owner).apiKeys.create({ body: { name: 'k', scopes: ['account:write'] } })
  for (const other of [key, '', 'wms_', 'wms_0000000000000000000000000000000000000000000'])
    expect(await callScim(world, other, 'GET /Users')).toMatchObject({ status: 401, body: { status: '401' } })
  const cookie = await fetch(`${world.origin()}/scim/v2/Users`, { headers: { cookie: owner.cookie ?? '' } })
  expect(cookie.status).toBe(401)
})

test('a token is made by an owner with a fresh proof, shown once, and ends at once', async () => {
  const { world, owner, secret, call } = await provisionedWorld()
  const { rows } = await world.superuser.query<{ all: string }>(
    'select t::text as all from account.provisioning_tokens t',
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]!.all).not.toContain(secret)
  expect((await call('GET /Users')).status).toBe(200)
  const { tokens } = await world.as(owner).provisioning.show({})
  expect(tokens).toMatchObject([{ name: 'Directory', prefix: secret.slice(0, 10), lastUsedAt: expect.any(String) }])
  await world.as(owner).provisioning.revokeToken({ params: { id: tokens[0]!.id } })
  expect((await call('GET /Users')).status).toBe(401)
  world.clock.shiftMs = 11 * 60_000
  const stale = world.as(owner).provisioning.createToken({ body: { name: 'x' } })
  await expect(stale).rejects.toMatchObject({ code: 'step_up_required' })
})
