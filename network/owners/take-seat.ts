import type { Tx } from '@wellmet/platform/database/connection.ts'
import { deleteAllSight, deleteSight, findOwner, insertOwner, insertOwnSight, insertSight } from './owners.store.ts'

interface Seat {
  workspaceId: string
  userId: string
}

/**
 * The number under which a user's network in a workspace is kept. They see all of their own: what they share under the
 * number itself, what they hide under its negative; and what others share with them. As the system: nobody gives out sight.
 */
export async function takeSeat(tx: Tx, seat: Seat): Promise<number> {
  const known = await findOwner(tx, seat)
  if (!known) await insertOwner(tx, seat)
  const { id } = known ?? (await findOwner(tx, seat))!
  await insertOwnSight(tx, id)
  await insertSight(tx, { seat: id })
  return id
}

/** Acts at once: whoever could see this network by an earlier decision is forgotten before those who may are given sight. */
export async function renewSight(tx: Tx, owner: number): Promise<void> {
  await deleteSight(tx, { owner })
  await insertSight(tx, { seat: owner })
}

/** What they brought in stays theirs, should they come back; until then nobody uses it. */
export async function giveUpSeat(tx: Tx, seat: Seat): Promise<void> {
  const known = await findOwner(tx, seat)
  if (known) await deleteAllSight(tx, { owner: known.id })
}
