import { expect, test } from 'vitest'
import {
  collectBySystem,
  journalDeletions,
  journalIn,
  replayDeletions,
} from '@wellmet/database/backup/deletion-journal.ts'
import { temporaryFolder } from '../../tests/services/temporary-folder.ts'
import { ana, stage as guestStage } from '../../introductions/guest-pages/guest-pages-for-tests.ts'
import { plantAccount, withProviders } from '../../tests/world/connected-accounts.ts'
import { leaveForGood, makeDue } from '../../tests/world/exports.ts'
import { introductionStage, message } from '../../tests/world/introductions.ts'
import { join, signInAt } from '../../tests/world/team.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'
import { disableUser, enableUser } from '../users/disable-user.ts'

const plan = ({ as }: World, who: Somebody) => as(who).leaving.plan({ body: { email: who.user.email } })

const isUser = async ({ superuser }: World, { user }: Somebody): Promise<boolean> =>
  (await superuser.query('select from account.users where id = $1', [user.id])).rowCount === 1

const jobsOf = async ({ superuser }: World, name: string) => {
  const { rows } = await superuser.query<{ runAt: Date }>(
    `select j.run_at as "runAt" from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1`,
    [name],
  )
  return rows
}

test('whoever asks to be deleted is signed out everywhere at once, and can keep the account for seven days', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  const elsewhere = await signInAt(world, me)
  const { secret } = await world.as(me).apiKeys.create({ body: { name: 'bell', scopes: ['notifications:read'] } })
  const wrong = world.as(me).leaving.plan({ body: { email: 'somebody@else.example' } })
  await expect(wrong).rejects.toMatchObject({ status: 422, problem: { errors: [{ field: 'email' }] } })
  const { deletesAt } = await plan(world, me)
  expect(new Date(deletesAt!).getTime() - Date.now()).toBeGreaterThan(6.9 * 86_400_000)
  for (const ended of [me, elsewhere])
    await expect(world.as(ended).users.session({})).rejects.toMatchObject({ status: 401 })
  const byKey = await fetch(`${world.origin()}/api/notifications`, { headers: { authorization: `Bearer ${secret}` } })
  expect(byKey.status).toBe(401)
  expect((await world.mails(me.user.email)).map(({ kind }) => kind)).toContain('account.deletion-planned')

  const back = await signInAt(world, me)
  expect((await world.as(back).users.session({})).user.deletesAt).toBe(deletesAt)
  await world.as(back).leaving.cancel({})
  await world.as(back).leaving.cancel({})
  expect((await world.as(back).users.session({})).user.deletesAt).toBeNull()
  expect(await jobsOf(world, 'account.leave-user')).toEqual([])
  world.clock.shiftMs = 8 * 86_400_000
  await world.work()
  expect(await isUser(world, me)).toBe(true)
})

test('a stale session cannot delete, hand over or export anything', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  world.clock.shiftMs = 11 * 60_000
  const stale = { status: 403, code: 'step_up_required' }
  await expect(plan(world, me)).rejects.toMatchObject(stale)
  await expect(world.as(me).exports.create({})).rejects.toMatchObject(stale)
  await expect(world.as(me).leaving.planWorkspace({ body: { name: me.workspace!.name } })).rejects.toMatchObject(stale)
  await expect(world.as(me).members.handOver({ body: { userId: me.user.id } })).rejects.toMatchObject(stale)
})

test('a sole owner hands over first, or deletes the workspace, and one who is alone takes it with them', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  const bob = await join(world, me, 'viewer', 'Bob Reyes')
  expect((await world.as(me).leaving.show({})).workspaces).toMatchObject([{ becomes: 'blocking', members: 2 }])
  await expect(plan(world, me)).rejects.toMatchObject({ status: 409 })
  await expect(world.as(bob).members.handOver({ body: { userId: bob.user.id } })).rejects.toMatchObject({ status: 403 })
  await world.as(me).members.handOver({ body: { userId: bob.user.id } })
  expect((await world.as(me).members.list({})).items).toMatchObject([{ role: 'admin' }, { role: 'owner' }])
  await leaveForGood(world, me)
  expect(await isUser(world, me)).toBe(false)
  expect((await world.as(await signInAt(world, bob)).members.list({})).items).toMatchObject([{ userId: bob.user.id }])

  await leaveForGood(world, { ...bob, ...(await signInAt(world, bob)) })
  const { rows } = await world.superuser.query('select from account.workspaces')
  expect(rows).toHaveLength(0)
})

test('two owners who leave at the same moment do not leave the others without one', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  const bob = await join(world, me, 'admin', 'Bob Reyes')
  const eve = await join(world, me, 'member', 'Eve Sand')
  await world.as(me).members.changeRole({ params: { userId: bob.user.id }, body: { role: 'owner' } })
  await Promise.all([plan(world, me), plan(world, bob)])
  world.clock.shiftMs = 8 * 86_400_000
  await makeDue(world, 'account.leave-user')
  await world.work()
  world.clock.shiftMs += 5 * 60_000
  await makeDue(world, 'account.erase-user')
  await world.work()
  const { rows } = await world.superuser.query(
    'select user_id, role from account.memberships where workspace_id = $1',
    [me.workspace!.id],
  )
  expect(rows).toEqual([{ user_id: eve.user.id, role: 'owner' }])
})

test('a workspace is deleted in seven days, its members are told, and any owner can keep it', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  const bob = await join(world, me, 'admin', 'Bob Reyes')
  const { name } = me.workspace!
  await expect(world.as(bob).leaving.planWorkspace({ body: { name } })).rejects.toMatchObject({ status: 403 })
  await expect(world.as(me).leaving.planWorkspace({ body: { name: 'Another' } })).rejects.toMatchObject({ status: 422 })
  await world.as(me).leaving.planWorkspace({ body: { name } })
  expect((await world.mails(bob.user.email)).map(({ kind }) => kind)).toContain('account.workspace-deletion-planned')
  expect((await world.as(bob).leaving.showWorkspace({})).deletesAt).not.toBeNull()
  await world.as(me).leaving.cancelWorkspace({})
  expect(await jobsOf(world, 'account.leave-workspace')).toEqual([])

  await world.as(me).leaving.planWorkspace({ body: { name } })
  world.clock.shiftMs = 7 * 86_400_000 + 1000
  await makeDue(world, 'account.leave-workspace')
  await world.work()
  await makeDue(world, 'account.erase-workspace')
  await world.work()
  const { rows } = await world.superuser.query('select from account.workspaces where id = $1', [me.workspace!.id])
  expect(rows).toHaveLength(0)
  expect([await isUser(world, me), await isUser(world, bob)]).toEqual([true, true])
})

test('syncs and mail of somebody who leaves, or is disabled, end at once, and begin again', async () => {
  const world = await worldForThisTest(withProviders)
  const me = await world.signUp()
  const member = { userId: me.user.id, workspaceId: me.workspace!.id }
  await plantAccount(world, { ...member, address: 'me@mail.example' })
  const syncs = () => jobsOf(world, 'connections.sync-source')
  const mayMail = async () => {
    const standing = 'select is_verified from platform.mail_standing($1, $2, $3)'
    const { rows } = await world.superuser.query<{ is_verified: boolean }>(standing, [
      me.user.id,
      me.workspace!.id,
      'x@y.example',
    ])
    return rows[0]!.is_verified
  }
  await enableUser(world.services, me.user.email)
  for (const [stop, resume] of [
    [() => disableUser(world.services, me.user.email), () => enableUser(world.services, me.user.email)],
    [
      async () => plan(world, { ...me, ...(await signInAt(world, me)) }),
      async () => world.as(await signInAt(world, me)).leaving.cancel({}),
    ],
  ] as const) {
    expect(await mayMail()).toBe(true)
    await stop()
    expect(await syncs()).toEqual([])
    expect(await mayMail()).toBe(false)
    await resume()
    expect(await syncs()).toHaveLength(1)
  }
})

test('links in mails that they caused open nothing, and what they asked is gone', async () => {
  const { world, mara, ask, tokenTo, askPage } = await guestStage()
  await ask()
  const token = await tokenTo(ana)
  await askPage(token)
  const noa = (await world.as(mara).members.list({})).items.find(({ name }) => name === 'Noa Peer')!
  await world.as(mara).members.handOver({ body: { userId: noa.userId } })
  await leaveForGood(world, mara)
  await expect(askPage(token)).rejects.toMatchObject({ code: 'link_not_valid' })
  expect(await world.mails(ana)).toEqual([])
})

test('a request that waited for them ends for the asker, who keeps it without the name', async () => {
  const { world, me, bob, find } = await introductionStage()
  const body = { target: { personId: await find('Ana') }, connector: { personId: bob.user.id }, message }
  const { id } = await world.as(me).requests.create({ body: { ...body, status: 'pending' } })
  await world.work()
  await leaveForGood(world, bob)
  const again = await signInAt(world, me)
  const left = await world.as(again).requests.show({ params: { id } })
  expect(left.stage).toBe('cancelled')
  expect(JSON.stringify(left)).not.toContain('Bob')
  expect(left.message).toBe(message)
  const { rows } = await world.superuser.query<{ n: number }>(
    `select count(*)::int as n from introductions.requests t where t::text like '%Bob%' or t::text like '%' || $1 || '%'`,
    [bob.user.id],
  )
  expect(rows[0]!.n).toBe(0)
})

test('whoever is gone is gone after a restore too', async () => {
  const world = await worldForThisTest()
  const [me, eve] = [await world.signUp('Mara Lind'), await world.signUp('Eve Sand')]
  const folder = temporaryFolder()
  await journalDeletions(folder, world.services.now(), collectBySystem(world.services))
  const before = world.services.now()
  await leaveForGood(world, me)
  await journalDeletions(folder, world.services.now(), collectBySystem(world.services))
  // As a backup of yesterday has it.
  await world.superuser.query('delete from account.deletions')
  await world.superuser.query(
    `insert into account.users (id, name, email, email_verified, created_at, updated_at) values ($1, 'Mara Lind', $2, true, now(), now())`,
    [me.user.id, me.user.email],
  )
  await replayDeletions(world.services, journalIn(folder), before)
  await replayDeletions(world.services, journalIn(folder), before)
  expect([await isUser(world, me), await isUser(world, eve)]).toEqual([false, true])
})
