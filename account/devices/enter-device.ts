import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Call } from '@wellmet/platform/http/serve.ts'
import { logSecurity } from '@wellmet/platform/log/security-log.ts'
import { openUnderSecret, sealUnderSecret } from '@wellmet/platform/vault/seal-under-secret.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { hashSecret, newSecret } from '@wellmet/platform/values/secret.ts'
import { isInGrace, markEnd, trustEnd } from './devices.rules.ts'
import { insertDevice, lockDevicesByMark, rotateMark, saveVisit, updateTrust } from './devices.store.ts'

const purpose = 'marks of devices'

/**
 * As the system, for somebody who has proved who they are. Gives their browser a new mark, and says which device it is and
 * whether they never signed in there. Whoever repeats the request within a minute gets the same mark.
 */
export async function enterDevice(
  tx: Tx,
  { services, request, answer }: Call,
  userId: string,
  { trust = false } = {},
): Promise<{ deviceId: string; isNew: boolean }> {
  const now = services.now()
  const { userAgent } = request
  const { mark, ids } = await exchangeMark(tx, request.deviceToken, userId, now)
  answer.markDevice(mark, markEnd(now))
  const known = ids.get(userId)
  if (known !== undefined) {
    await saveVisit(tx, { id: known, now, userAgent })
    if (trust) await updateTrust(tx, known, trustEnd(now))
    return { deviceId: known, isNew: false }
  }
  const id = newId()
  await insertDevice(tx, {
    id,
    userId,
    tokenHash: hashSecret(mark),
    userAgent,
    rotatedAt: now,
    firstSeenAt: now,
    lastSeenAt: now,
    trustedUntil: trust ? trustEnd(now) : null,
  })
  return { deviceId: id, isNew: true }
}

/** The new mark of the browser, and the devices that it stands for, by user. */
async function exchangeMark(tx: Tx, presented: string | null, userId: string, now: Date) {
  const none = () => ({ mark: newSecret(), ids: new Map<string, string>() })
  if (presented === null) return none()
  const hash = hashSecret(presented)
  const rows = await lockDevicesByMark(tx, { hash })
  const ids = new Map(rows.map((row) => [row.userId, row.id]))
  if (rows.some(({ tokenHash }) => tokenHash.equals(hash))) {
    const mark = newSecret()
    await rotateMark(tx, { hash, next: hashSecret(mark), successorBox: sealUnderSecret(presented, mark, purpose), now })
    return { mark, ids }
  }
  const [before] = rows
  if (before?.successorBox && isInGrace(before.rotatedAt, now))
    return { mark: openUnderSecret(presented, before.successorBox, purpose), ids }
  // The browser that got the new mark would have shown that one. This is a copy, or a browser restored from a backup.
  const copied = ids.get(userId)
  if (copied !== undefined) {
    await updateTrust(tx, copied, null)
    logSecurity(tx, { what: 'device.copied', userId, about: copied })
  }
  return none()
}
