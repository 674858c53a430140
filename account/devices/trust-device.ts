import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { UserCall } from '@wellmet/platform/http/serve.ts'
import { logSecurity } from '@wellmet/platform/log/security-log.ts'
import type { Device } from './devices.contract.ts'
import { devicesMessages } from './devices.messages.ts'
import { trustEnd } from './devices.rules.ts'
import { findFactor, trustDeviceOfSession } from './devices.store.ts'
import { devicesOf } from './list-devices.ts'

/** Only where somebody sits who has just proved who they are: nobody can say that about a device elsewhere. */
export const trustDevice = ({ db, viewer, services }: UserCall, deviceId: string): Promise<Device> =>
  db.transaction(async (tx) => {
    const { userId, sessionId } = viewer
    const now = services.now()
    const device = (await devicesOf(tx, userId, sessionId, now)).find(({ id }) => id === deviceId)
    if (!device || sessionId === null) throw notFound('device')
    if (!device.isCurrent) throw fail('conflict', devicesMessages.notThisDevice())
    if (!(await findFactor(tx, { userId })).isThere) throw fail('conflict', devicesMessages.nothingToWaive())
    const until = trustEnd(now)
    if (!(await trustDeviceOfSession(tx, { deviceId, userId, sessionId, until })))
      throw fail('conflict', devicesMessages.signInAgain())
    logSecurity(tx, { what: 'device.trusted', about: deviceId })
    return { ...device, trustedUntil: until.toISOString() }
  })
