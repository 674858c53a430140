import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { deleteAllSight, deleteFaintestSight, deleteSight, insertOwnSight, insertSight } from './visibility.store.ts'
import { weighSight } from './weigh-sight.ts'

type Weighing = Pick<Services, 'config'>

/** graph.md: 169 at most were measured, and every question costs a little more with each. */
const mostSight = 200

/** A network sees all of its own, also what it hides from others. */
export const giveOwnSight = async (tx: Tx, owner: number): Promise<void> => void (await insertOwnSight(tx, owner))

/** Everybody who may use this network now sees it, and it sees everybody whose network it may use. */
export async function giveSight(tx: Tx, seat: number, services: Weighing): Promise<void> {
  await insertSight(tx, { seat })
  await weighSight(tx, seat, services)
  await deleteFaintestSight(tx, { seat, most: mostSight })
}

/** Acts at once: whoever could see this network by an earlier decision is forgotten before those who may are given sight. */
export async function renewSight(tx: Tx, owner: number, services: Weighing): Promise<void> {
  await deleteSight(tx, { owner })
  await giveSight(tx, owner, services)
}

/** From now on this network sees nobody and nobody sees it. */
export const loseSight = async (tx: Tx, owner: number): Promise<void> => void (await deleteAllSight(tx, { owner }))
