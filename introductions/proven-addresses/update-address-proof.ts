import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { addressKeys } from './address-keys.ts'
import { namesAgree } from './names.rules.ts'
import { findAskedAddress, listVouchers, updateProof } from './proven-addresses.store.ts'

/**
 * Whether somebody besides the asker vouches that the address of this request is the connector's, and saves it with the
 * request. It is proven when it is the verified address of a member, when another member made a card of the same person
 * with it under the same name or wrote to it and got mail from it, or when the connector answered another member's ask
 * from it. What the asker typed, uploaded, shared or merged proves nothing, nor does what anybody can write
 * into the mailbox or calendar of a member. As the system: it reads the cards of other members.
 */
export async function updateAddressProof(tx: Tx, services: Services, requestId: string): Promise<boolean> {
  const isProven = await isAddressProven(tx, services, requestId)
  await updateProof(tx, { requestId, isProven })
  return isProven
}

async function isAddressProven(tx: Tx, services: Services, requestId: string): Promise<boolean> {
  const asked = await findAskedAddress(tx, { requestId })
  if (!asked?.address) return false
  if (asked.isVerified !== null) return asked.isVerified
  const vouchers = await listVouchers(tx, { requestId, keys: addressKeys(services, asked.address) })
  return vouchers.some(({ name }) => namesAgree(name, asked.name))
}
