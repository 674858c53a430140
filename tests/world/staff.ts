import type { StaffRole } from '@wellmet/platform/contract/endpoint.ts'
import { addStaff } from '@wellmet/hq/staff/change-staff.ts'
import { hashToken } from '@wellmet/account/users/authentication.ts'
import { startSession } from '../contract/team.ts'
import type { Credentials } from './client.ts'
import type { World } from './world.ts'

export interface MadeStaff {
  userId: string
  workspaceId: string
  email: string
}

let made = 0

/** Somebody who runs the server, with a workspace of their own. */
export async function makeStaff(world: World, role: StaffRole): Promise<MadeStaff> {
  const { user, workspace } = await world.signUp('Staff', `${role}${++made}@server.example`)
  await addStaff(world.services, user.email, role)
  return { userId: user.id, workspaceId: workspace!.id, email: user.email }
}

/** As if the passkey had been used in this session some minutes ago. Using one takes a device: hq/staff/staff.test.ts. */
export async function proveStaff(
  { superuser, services }: Pick<World, 'superuser' | 'services'>,
  userId: string,
  { cookie }: Credentials,
  minutesAgo: number,
): Promise<void> {
  await superuser.query(
    `insert into hq.staff_proofs (session_id, user_id, proven_at)
     select s.id, $1, $3::timestamptz - $4 * interval '1 minute' from account.sessions s where s.token = $2
     on conflict (session_id) do update set proven_at = excluded.proven_at`,
    [userId, hashToken(cookie!.split('=')[1]!), services.now(), minutesAgo],
  )
}

/** A new session of theirs in the room; null: without a passkey. */
export async function enterAs(
  world: World,
  { userId, workspaceId }: Pick<MadeStaff, 'userId' | 'workspaceId'>,
  minutesAgo: number | null = 0,
): Promise<Credentials> {
  const session = await startSession(world, userId, workspaceId)
  if (minutesAgo !== null) await proveStaff(world, userId, session, minutesAgo)
  return session
}

/** An operator in the room. */
export const operatorIn = async (world: World): Promise<Credentials> =>
  enterAs(world, await makeStaff(world, 'operator'))
