import type { StaffRole } from '@wellmet/platform/contract/endpoint.ts'
import { logSecurity } from '@wellmet/platform/log/security-log.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { endingOf, openPhone, sealPhone } from './staff-phone.ts'
import { deleteProofs, deleteStaff, listStaffRows, lockStaff, savePhone, saveStaff } from './staff.store.ts'

/**
 * False if nobody has an account with this address. Somebody who is staff already gets the other role, and the passkeys that
 * they have by now open the room.
 */
export const addStaff = (services: Services, email: string, role: StaffRole): Promise<boolean> =>
  // As the system: the operator is nobody's member
  services.database.system.asSystem(async (tx) => {
    const added = await saveStaff(tx, { email, role, now: services.now() })
    if (added) logSecurity(tx, { what: 'staff.added', userId: null, about: added.userId })
    return added !== undefined
  })

/** False if they were not staff. Ends their access in all sessions at once. */
export const removeStaff = (services: Services, email: string): Promise<boolean> =>
  // As the system: the operator is nobody's member
  services.database.system.asSystem(async (tx) => {
    const removed = await deleteStaff(tx, { email })
    if (removed) logSecurity(tx, { what: 'staff.removed', userId: null, about: removed.userId })
    return removed !== undefined
  })

/** Null removes the number. False if they are not staff. Shuts their rooms, so that the next one opens with both steps. */
export const changePhone = (services: Services, email: string, number: string | null): Promise<boolean> =>
  // As the system: the operator is nobody's member
  services.database.system.asSystem(async (tx) => {
    const found = await lockStaff(tx, { email })
    if (!found) return false
    const { userId } = found
    await savePhone(tx, { userId, sealedPhone: number === null ? null : sealPhone(services, userId, number) })
    await deleteProofs(tx, { userId })
    logSecurity(tx, { what: number === null ? 'staff.phone-removed' : 'staff.phone-set', userId: null, about: userId })
    return true
  })

export const listStaff = (services: Services) =>
  // As the system: the operator is nobody's member
  services.database.system.asSystem(async (tx) =>
    (await listStaffRows(tx)).map(({ userId, sealedPhone, ...staff }) => ({
      ...staff,
      phoneEnding: sealedPhone === null ? null : endingOf(openPhone(services, userId, sealedPhone)),
    })),
  )
