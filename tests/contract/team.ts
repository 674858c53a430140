import { randomBytes } from 'node:crypto'
import { roles, type Role } from '@wellmet/platform/contract/endpoint.ts'
import { hashToken } from '@wellmet/account/users/authentication.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { hashSecret, newSecret } from '@wellmet/platform/values/secret.ts'
import type { Credentials } from '../world/client.ts'
import { tokenIn, type Somebody, type World } from '../world/world.ts'

/** A workspace with somebody of every role in it. */
export interface Team {
  workspaceId: string
  people: Record<Role, Somebody>
  /** A word that stands in everything they made: whoever else reads it has seen what is theirs. */
  canary: string
}

export async function makeTeam(world: World): Promise<Team> {
  const canary = `canary${randomBytes(6).toString('hex')}`
  const signingUp = roles.map(
    async (role) => [role, await world.signUp(`${canary} ${role}`, `${canary}-${role}@example.com`)] as const,
  )
  const people = Object.fromEntries(await Promise.all(signingUp)) as Record<Role, Somebody>
  const asOwner = world.as(people.owner)
  await asOwner.workspaces.rename({ body: { name: `${canary} team` } })
  for (const role of ['admin', 'member', 'viewer'] as const) {
    const { email } = people[role].user
    await asOwner.invitations.create({ body: { email, role } })
    const mail = (await world.mails(email)).find(({ body }) => body.includes('/join?token='))
    await world.as(people[role]).invitations.accept({ body: { token: tokenIn(mail!.body) } })
  }
  return { workspaceId: people.owner.workspace!.id, people, canary }
}

/**
 * `unproven`: let in without a second factor, because the device is trusted. `confined`: let in by the provider of the
 * workspace, which must have one; they have proved since that it is them.
 */
export type Beginning = 'proven' | 'unproven' | 'confined'

/** Written into the table, because signing in costs 40 ms of hashing and these tests lose sessions by the hundred. */
export async function startSession(
  world: Pick<World, 'superuser'>,
  userId: string,
  workspaceId: string,
  { days = 1, beginning = 'proven' }: { days?: number; beginning?: Beginning } = {},
): Promise<Credentials> {
  const token = newSecret()
  const isConfined = beginning === 'confined'
  await world.superuser.query(
    `insert into account.sessions (id, user_id, workspace_id, token, expires_at, proven_at, sign_on_workspace_id, is_confined)
     values ($1, $2, $3, $4, now() + $5 * interval '1 day', case when $6 then now() end, $7, $8)`,
    [
      newId(),
      userId,
      workspaceId,
      hashToken(token),
      days,
      beginning !== 'unproven',
      isConfined ? workspaceId : null,
      isConfined,
    ],
  )
  return { cookie: `session=${token}` }
}

/** Written into the table too: making one takes the password, which these tests change. */
export async function issueKey(world: World, owner: Credentials, scopes: readonly string[]): Promise<Credentials> {
  const { user, workspace } = await world.as(owner).users.session({})
  const secret = `wm_${newSecret()}`
  await world.superuser.query(
    `insert into account.api_keys (id, workspace_id, user_id, name, prefix, secret_hash, scopes, expires_at)
     values ($1, $2, $3, 'tests', 'wm_tests', $4, $5, now() + interval '1 day')`,
    [newId(), workspace!.id, user.id, hashSecret(secret), scopes],
  )
  return { key: secret }
}
