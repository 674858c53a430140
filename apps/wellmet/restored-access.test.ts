import { expect, test } from 'vitest'
import { collectAs, journalDeletions } from '@wellmet/database/backup/deletion-journal.ts'
import { backUp } from '@wellmet/database/backup/run-backups.ts'
import { disableUser } from '@wellmet/account/users/disable-user.ts'
import { movesAway } from '@wellmet/database/move/moved-tables.ts'
import { moveWorkspaces } from '@wellmet/database/move/move-workspaces.ts'
import { tablesOf } from '@wellmet/platform/area.ts'
import { countCredentials, credentialTables } from '../../tests/catalogue/credentials.ts'
import { issueKey } from '../../tests/contract/team.ts'
import { makeOneOfEach } from '../../tests/catalogue/made-credentials.ts'
import { query } from '../../tests/services/query.ts'
import { dropKeptDatabases, twoContacts, worldWithBackups } from '../../tests/world/backups.ts'
import { bring } from '../../tests/world/imports.ts'
import { betweenServers, rowsOf, secondServer } from '../../tests/world/second-server.ts'
import { askForLink, join, signInAt } from '../../tests/world/team.ts'
import { areas, hooks } from '../areas.ts'

const newPassword = 'another horse, another battery'

test('whatever let somebody in and ended after the dump has ended when it is restored', async () => {
  const { world, me, directory, backupUrl, services, wellmet, newestDump } = await worldWithBackups()
  dropKeptDatabases(world)
  const who = await join(world, me, 'admin', 'Made it')
  await world.as(me).members.changeRole({ params: { userId: who.user.id }, body: { role: 'owner' } })
  await makeOneOfEach(world, who)
  const other = await join(world, me, 'member', 'Has a key')
  await issueKey(world, other, ['account:read'])
  const tables = credentialTables(tablesOf(areas))
  const credentialsOf = async ({ user }: typeof me) => {
    const client = {
      query: async (text: string) => ({ rows: (await query(world.superuserUrl, text)).map((n) => ({ n })) }),
    }
    return countCredentials(client as never, tables, user)
  }
  const before = await credentialsOf(who)
  expect([...before].filter(([, count]) => count === 0)).toEqual([])
  expect(await backUp(services)).toMatchObject({ succeeded: true })
  const dump = newestDump()
  await journalDeletions(directory, services.now(), collectAs(backupUrl, hooks))

  for (const { table, credential } of tables) {
    // Ends it as the product does. A password keeps its row, and a disconnected account keeps its row for a moment.
    const where = credential.of.replaceAll(':user', `'${who.user.id}'::uuid`)
    await query(
      world.superuserUrl,
      table === 'account.credentials'
        ? `update ${table} t set password = 'another' where ${where}`
        : `delete from ${table} t where ${where}`,
    )
  }
  // Planted: the end of this key is noted by nothing.
  for (const statement of [
    'alter table account.api_keys disable trigger api_keys_end',
    `delete from account.api_keys where user_id = '${other.user.id}'`,
    'alter table account.api_keys enable trigger api_keys_end',
  ])
    await query(world.superuserUrl, statement)
  await wellmet('restore', dump)
  const after = await credentialsOf(who)
  const password = `select password from account.credentials where user_id = '${who.user.id}'`
  expect(await query(world.superuserUrl, password)).toEqual([null])
  after.delete('account.credentials')
  await world.work()
  // An account is disconnected by a job, which tells its provider.
  const states = `select state from connections.connected_accounts where user_id = '${who.user.id}'`
  expect(await query(world.superuserUrl, states)).not.toContain('connected')
  after.delete('connections.connected_accounts')
  expect([...after].filter(([, count]) => count > 0)).toEqual([])
  expect((await credentialsOf(other)).get('account.api_keys')).toBe(1)
}, 300_000)

test('who was removed, demoted, disabled or changed the password after the dump stays so when it is restored', async () => {
  const { world, me, services, wellmet, newestDump } = await worldWithBackups()
  dropKeptDatabases(world)
  const { as } = world
  const team = await Promise.all(
    ['Removed', 'Demoted', 'Disabled', 'Changed', 'Stays'].map((name) => join(world, me, 'admin', name)),
  )
  const [removed, demoted, disabled, changed, stays] = team as [typeof me, typeof me, typeof me, typeof me, typeof me]
  await as(me).members.changeRole({ params: { userId: stays.user.id }, body: { role: 'owner' } })
  expect(await backUp(services)).toMatchObject({ succeeded: true })
  await as(me).members.remove({ params: { userId: removed.user.id } })
  await as(me).members.changeRole({ params: { userId: demoted.user.id }, body: { role: 'viewer' } })
  await disableUser(world.services, disabled.user.email)
  const token = await askForLink(world, changed.user.email)
  await as(null).users.resetPassword({ body: { token, newPassword } })
  // The owner leaves, too: whoever is owner in the dump stays one.
  await as(me).members.remove({ params: { userId: me.user.id } })
  await wellmet('restore', newestDump())
  await world.work()

  const roles = await query(
    world.superuserUrl,
    `select u.name || ' ' || m.role from account.memberships m join account.users u on u.id = m.user_id
     where m.workspace_id = '${me.workspace!.id}' order by 1`,
  )
  expect(roles).toEqual(['Changed admin', 'Demoted viewer', 'Disabled admin', 'Stays owner'])
  const statusOf = async ({ user, password }: Pick<typeof me, 'user' | 'password'>) => {
    const answer = await fetch(`${world.origin()}/api/account/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: user.email, password }),
    })
    return answer.status
  }
  expect(await statusOf(stays)).toBe(200)
  expect(await statusOf(disabled)).toBe(403)
  expect(await statusOf(changed), 'the old password').toBe(401)
  const link = await askForLink(world, changed.user.email)
  await as(null).users.resetPassword({ body: { token: link, newPassword } })
  expect(await statusOf({ ...changed, password: newPassword })).toBe(200)
  // Nobody who was let in again after the dump is thrown out by the next restore.
  const invited = await join(world, { ...stays, ...(await signInAt(world, stays)) }, 'member', 'Comes later')
  expect(await backUp(services)).toMatchObject({ succeeded: true })
  await wellmet('restore', newestDump())
  expect(await statusOf({ ...changed, password: newPassword })).toBe(200)
  expect(await statusOf(invited)).toBe(200)
}, 300_000)

test('a workspace that moved to another server after the dump is not brought back by it', async () => {
  const { world, me, services, wellmet, newestDump } = await worldWithBackups()
  dropKeptDatabases(world)
  const stays = await world.signUp('Cleo Stay')
  await bring(world, stays, 'Connections.csv', twoContacts)
  expect(await backUp(services)).toMatchObject({ succeeded: true })
  const target = await secondServer()
  const ids = [me.workspace!.id]
  await betweenServers(world, target, ids, (servers) => moveWorkspaces(servers, ids, () => {}))
  expect(await wellmet('restore', newestDump())).toMatch(/on another server since, and were deleted here: 1/)
  const tables = tablesOf(areas).flatMap(({ table, moved }) => (movesAway(moved) ? [table] : []))
  const restored = JSON.stringify(await rowsOf(world.superuserUrl, tables))
  expect(restored).not.toContain(me.workspace!.id)
  expect(restored).not.toContain(me.user.id)
  expect(restored).toContain(stays.user.id)
  expect(await query(world.superuserUrl, 'select state from platform.residents')).toEqual(['left'])
  const { cookie } = await signInAt(world, stays)
  expect((await world.as({ cookie }).contacts.list({})).items).toHaveLength(2)
  const { email } = me.user
  await expect(world.as(null).users.signIn({ body: { email, password: me.password } })).rejects.toMatchObject({
    status: 401,
  })

  // What came back later is here, and what the dump has of it is all that there is.
  const back = { superuserUrl: target.superuserUrl, services: world.services }
  await betweenServers(back, world, ids, (servers) => moveWorkspaces(servers, ids, () => {}))
  expect(await wellmet('restore', newestDump())).not.toMatch(/another server/)
  expect(await query(world.superuserUrl, `select id from account.workspaces where id = '${ids[0]!}'`)).toEqual(ids)
}, 300_000)
