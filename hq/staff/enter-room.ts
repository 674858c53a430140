import { askForPasskey, checkPasskey } from '@wellmet/account/passkeys/check-passkey.ts'
import { checkProof } from '@wellmet/account/proofs/check-proof.ts'
import { listSecondFactors } from '@wellmet/account/users/list-second-factors.ts'
import { proveSession } from '@wellmet/account/users/prove-session.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { fail, Problem } from '@wellmet/platform/contract/problem.ts'
import { refuse, type Refusal } from '@wellmet/platform/contract/refusal.ts'
import type { UserCall } from '@wellmet/platform/http/serve.ts'
import { logSecurity } from '@wellmet/platform/log/security-log.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { openUntil } from './open-until.ts'
import type { StaffDoor, StaffEntry, StaffProof } from './staff.contract.ts'
import { expectRoom } from './staff-database.ts'
import { staffMessages } from './staff.messages.ts'
import { findAddedAt, savePasskeyUse, saveProof } from './staff.store.ts'
import { findPhoneEnding } from './verify-phone.ts'

export const showDoor = async ({ db, viewer, services }: UserCall): Promise<StaffDoor> => {
  expectRoom(services)
  // As the system: the question waits for its answer in a table that no user reads
  return db.asSystem(async (tx) => {
    const factors = await listSecondFactors(tx, viewer.userId)
    const passkey = factors.includes('passkey') ? await askForPasskey(tx, services, viewer.userId) : null
    const ending = await findPhoneEnding(tx, services, { userId: viewer.userId, sessionId: present(viewer.sessionId) })
    const methods: StaffDoor['methods'] = ending === null ? factors : [...factors, 'phone']
    return { role: present(viewer.staff).role, methods, passkey }
  })
}

/**
 * A passkey that is a day old opens the room for half an hour; whoever has a phone here needs its code too
 * (verify-phone.ts). A code of an app opens nothing: it counts as a fresh proof in this session, with which a passkey can
 * be added. Whatever is wrong is counted, so the refusal is returned.
 */
export async function enterRoom(call: UserCall, proof: StaffProof): Promise<StaffEntry | Refusal> {
  const { db, viewer, services } = call
  expectRoom(services)
  const sessionId = present(viewer.sessionId)
  const now = services.now()
  // As the system: no user writes when they proved who they are
  return db.asSystem(async (tx) => {
    if ('passkey' in proof) {
      const checked = await checkPasskey(tx, services, proof.passkey, viewer.userId)
      if (checked instanceof Problem) {
        logSecurity(tx, { what: 'passkey.refused' })
        return refuse(checked)
      }
      if (await isTooNew(tx, viewer.userId, checked.addedAt, now)) {
        logSecurity(tx, { what: 'passkey.refused' })
        return refuse(fail('conflict', staffMessages.passkeyTooNew()))
      }
      await proveSession(tx, sessionId, now)
      const asker = { sessionId, userId: viewer.userId }
      const phoneEnding = await findPhoneEnding(tx, services, asker)
      if (phoneEnding !== null) {
        await savePasskeyUse(tx, { ...asker, now })
        return { isOpen: false, until: null, phoneEnding }
      }
      await saveProof(tx, { ...asker, now })
      logSecurity(tx, { what: 'staff.entered' })
      return { isOpen: true, until: openUntil(now), phoneEnding }
    }
    if ((await listSecondFactors(tx, viewer.userId)).includes('passkey'))
      return refuse(fail('conflict', staffMessages.passkeyInstead()))
    const problem = await checkProof(tx, call, viewer, proof)
    if (problem) return refuse(problem)
    await proveSession(tx, sessionId, now)
    return { isOpen: false, until: null, phoneEnding: null }
  })
}

/**
 * A password and a code, which can be phished, are enough to add a passkey. So one opens the room a day later, or once
 * somebody at the server says again who is staff.
 */
async function isTooNew(tx: Tx, userId: string, addedAt: Date, now: Date): Promise<boolean> {
  const staff = await findAddedAt(tx, { userId })
  return addedAt > addDays(now, -1) && (staff === undefined || addedAt > staff.addedAt)
}
