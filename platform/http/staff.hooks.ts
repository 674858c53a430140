import { hook, runHook } from '../events/hook.ts'
import type { Services } from '../services.ts'
import type { StaffStanding, Viewer } from './viewer.ts'

interface StaffAsked {
  userId: string
  sessionId: string | null
  found: StaffStanding | null
}

/** Whoever knows who runs the server fills in `found`. */
export const staffAsked = hook<StaffAsked>('staff.asked')

/** Null for everybody else. */
export const findStaffStanding = (
  services: Services,
  { userId, sessionId }: Pick<Viewer, 'userId' | 'sessionId'>,
): Promise<StaffStanding | null> =>
  // As the system: nobody may read who runs the server before it is known that they do
  services.database.system.asSystem(async (tx) => {
    const asked: StaffAsked = { userId, sessionId, found: null }
    await runHook({ tx, services }, staffAsked, asked)
    return asked.found
  })
