import { runHook, type HookContext } from '@wellmet/platform/events/hook.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { sessionsEnded } from './devices.hooks.ts'
import { unknownBefore } from './devices.rules.ts'
import { deleteAllTrust, deleteOtherDevices, deleteTrust, deleteUnknownDevices } from './devices.store.ts'

/** As the system: with a factor that changed. From here on the password alone is enough nowhere. */
export const endTrust = async (tx: Tx, userId: string): Promise<void> => {
  await deleteTrust(tx, userId)
}

/** As the system: what a backup holds may have ended since. */
export const endAllTrust = async (tx: Tx): Promise<void> => {
  await deleteAllTrust(tx)
}

/**
 * As the system: with a new password, or a first proof of the address. Whoever knew the old one has no known device and no
 * session; only this session goes on, if there is one.
 */
export async function forgetDevices(context: HookContext, userId: string, sessionId: string | null): Promise<void> {
  await deleteOtherDevices(context.tx, { userId, sessionId })
  await deleteTrust(context.tx, userId)
  await runHook(context, sessionsEnded, { userId })
}

/** As the system. The browser has let go of its mark by then. */
export const sweepDevices = async (tx: Tx, now: Date): Promise<void> => {
  await deleteUnknownDevices(tx, { before: unknownBefore(now) })
}
