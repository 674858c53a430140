import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { hashSecret } from '@wellmet/platform/values/secret.ts'
import { isInGrace } from './devices.rules.ts'
import { findDeviceOfEmail, findTrust } from './devices.store.ts'

/** As the system. The id of the device, if this person has signed in on it with the password of now; null for any other mark. */
export async function findKnownDevice(
  tx: Tx,
  services: Services,
  mark: string | null,
  email: string,
): Promise<string | null> {
  if (mark === null) return null
  const hash = hashSecret(mark)
  const found = await findDeviceOfEmail(tx, { email, hash })
  return found && counts(found, hash, services.now()) ? found.id : null
}

/** As the system. Whether the password is enough for this person on the device with this mark. */
export async function isOnTrustedDevice(
  tx: Tx,
  services: Services,
  mark: string | null,
  userId: string,
): Promise<boolean> {
  if (mark === null) return false
  const hash = hashSecret(mark)
  const found = await findTrust(tx, { userId, hash, now: services.now() })
  return found !== undefined && counts(found, hash, services.now())
}

const counts = ({ tokenHash, rotatedAt }: { tokenHash: Buffer; rotatedAt: Date }, hash: Buffer, now: Date): boolean =>
  tokenHash.equals(hash) || isInGrace(rotatedAt, now)
