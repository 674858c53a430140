import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { findOwner, insertOwner } from './owners.store.ts'
import { giveOwnSight, giveSight, loseSight } from '../visibility/give-sight.ts'

interface Seat {
  workspaceId: string
  userId: string
}

type Weighing = Pick<Services, 'config'>

/** Of a viewer no more than names their seat. */
export const seatOf = ({ workspaceId, userId }: Seat): Seat => ({ workspaceId, userId })

/**
 * The number of a user's network in a workspace. They see all of their own, also what they hide, and what others share
 * with them. Runs as the system: no member may write who sees whom.
 */
export async function takeSeat(tx: Tx, seat: Seat, services: Weighing): Promise<number> {
  const known = await findOwner(tx, seat)
  return known ? known.id : openSeat(tx, seat, services)
}

/** For who joins, also again: a seat that was given up sees nothing until then. */
export async function openSeat(tx: Tx, seat: Seat, services: Weighing): Promise<number> {
  await insertOwner(tx, seat)
  const { id } = (await findOwner(tx, seat))!
  await giveOwnSight(tx, id)
  await giveSight(tx, id, services)
  return id
}

/** What they brought in stays theirs, should they come back; until then nobody uses it. */
export async function giveUpSeat(tx: Tx, seat: Seat): Promise<void> {
  const known = await findOwner(tx, seat)
  if (known) await loseSight(tx, known.id)
}
