import { erasedAmong } from '@wellmet/contacts/deletions/honour-deletions.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { isSuppressed } from '@wellmet/platform/mail/suppress-mailbox.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { addressKeys } from '../proven-addresses/address-keys.ts'

/** Whether the owner of this address wants no email, or the operator erased it for all. As the system. */
export async function mayNotBeMailed(tx: Tx, services: Services, address: string): Promise<boolean> {
  if (await isSuppressed(tx, services, address)) return true
  return (await erasedAmong(tx, null, addressKeys(services, address))) !== null
}
