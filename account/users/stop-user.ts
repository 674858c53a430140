import { runHook, type HookContext } from '@wellmet/platform/events/hook.ts'
import { deleteQueuedMailsBy } from '@wellmet/platform/mail/delete-mails.ts'
import { forgetDevices } from '../devices/forget-devices.ts'
import { accessRevoked, userStopped } from './users.hooks.ts'
import { deleteResetLinks, endOtherSessions } from './users.store.ts'

/** As the system. Sessions but this one, known devices and links that were mailed end. */
export async function endElsewhere(context: HookContext, userId: string, sessionId: string | null): Promise<void> {
  await endOtherSessions(context.tx, userId, sessionId)
  await deleteResetLinks(context.tx, userId)
  await forgetDevices(context, userId, sessionId)
}

/** As the system. From now on nobody acts for the user: no session, no key, no sync, no mail. */
export async function stopUser(context: HookContext, userId: string): Promise<void> {
  await endElsewhere(context, userId, null)
  await runHook(context, accessRevoked, { userId, isFirstProof: false })
  await runHook(context, userStopped, { userId })
  await deleteQueuedMailsBy(context.tx, userId)
}
