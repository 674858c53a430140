import { argon2Sync } from 'node:crypto'
import { copyInto } from './copy-into.ts'
import type { Population } from './population.ts'
import { benchPassword, userEmail, userId, workspaceId } from './sizes.ts'
import { ownerOf, viewersOf, type Teams } from './teams.ts'

/** One hash for all, and a cheap one: what it would cost to guess does not matter here. */
function passwordHash(): string {
  const [memory, passes, parallelism] = [64, 1, 1]
  const nonce = Buffer.from('sixteen bytes 00')
  const tag = argon2Sync('argon2id', { message: benchPassword, nonce, memory, passes, parallelism, tagLength: 32 })
  const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`
}

/** Users who can sign in, one workspace a team, a seat for everybody, and what each decided to share. */
export async function loadAccounts(
  databaseUrl: string,
  population: Population,
  teams: Teams,
  now: Date,
): Promise<void> {
  const into = (table: string, columns: string) => copyInto(databaseUrl, table, columns, { anew: false })
  const at = now.toISOString()
  const users = into('account.users', 'id, name, email, email_verified')
  teams.person.forEach((person, user) => users.add(userId(user), population.nameOf(person), userEmail(user), true))
  await users.end()

  const credentials = into('account.credentials', 'id, user_id, account_id, provider_id, password')
  const hash = passwordHash()
  for (const user of teams.person.keys()) credentials.add(userId(user), userId(user), userId(user), 'credential', hash)
  await credentials.end()

  const workspaces = into('account.workspaces', 'id, name')
  for (const team of teams.members.keys()) workspaces.add(workspaceId(team), `Team ${team}`)
  await workspaces.end()

  const memberships = into('account.memberships', 'workspace_id, user_id, role')
  for (const [team, members] of teams.members.entries())
    members.forEach((user, i) => memberships.add(workspaceId(team), userId(user), i === 0 ? 'owner' : 'member'))
  await memberships.end()

  const owners = into('identity.member_networks', 'id, workspace_id, user_id')
  teams.team.forEach((team, user) => owners.add(ownerOf(user), workspaceId(team), userId(user)))
  await owners.end()

  const sharing = into('identity.sharing_settings', 'network_id, mode, changed_at')
  const grants = into('identity.sharing_grants', 'network_id, viewer_network_id')
  for (const [user, mode] of teams.mode.entries()) {
    sharing.add(ownerOf(user), mode, at)
    if (mode === 'selected') for (const viewer of viewersOf(teams, user)) grants.add(ownerOf(user), ownerOf(viewer))
  }
  await Promise.all([sharing.end(), grants.end()])
}
