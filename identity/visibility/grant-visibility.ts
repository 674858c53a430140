import type { Tx } from '@wellmet/platform/database/connection.ts'
import { runHook } from '@wellmet/platform/events/hook.ts'
import type { Services } from '@wellmet/platform/services.ts'
import {
  deleteAllVisibility,
  deleteWeakestVisibility,
  deleteVisibility,
  insertOwnVisibility,
  insertVisibility,
} from './visibility.store.ts'
import { visibilityGranted } from './visibility.hooks.ts'

/** Search and paths were measured with up to 169 networks, and cost a little more with each. */
const maxVisibleNetworks = 200

/** A member sees all of their own contacts, hidden ones included. */
export const grantOwnVisibility = async (tx: Tx, networkId: number): Promise<void> =>
  void (await insertOwnVisibility(tx, networkId))

/** Makes this network visible to everybody it is shared with, and the networks shared with it visible to it. */
export async function grantVisibility(tx: Tx, networkId: number, services: Services): Promise<void> {
  await insertVisibility(tx, { networkId })
  await runHook({ tx, services }, visibilityGranted, { networkId })
  await deleteWeakestVisibility(tx, { networkId, most: maxVisibleNetworks })
}

/** For changed sharing settings: first hides the network from everybody, then grants anew, in one transaction. */
export async function renewVisibility(tx: Tx, networkId: number, services: Services): Promise<void> {
  await deleteVisibility(tx, { networkId })
  await grantVisibility(tx, networkId, services)
}

/** The network sees no other network, and no other network sees it. */
export const revokeAllVisibility = async (tx: Tx, networkId: number): Promise<void> =>
  void (await deleteAllVisibility(tx, { networkId }))
