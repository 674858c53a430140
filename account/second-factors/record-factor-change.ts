import type { Tx } from '@wellmet/platform/database/connection.ts'
import { asSystem } from '@wellmet/platform/database/database.ts'
import { logSecurity } from '@wellmet/platform/log/security-log.ts'
import { queueMail } from '@wellmet/platform/mail/mail.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { endTrust } from '../devices/forget-devices.ts'
import { listWorkspacesOf } from '../workspaces/list-workspaces.ts'
import { factorChangedMail } from './second-factors.mails.ts'

const changes = {
  'app added': { action: 'authenticator-app.added' },
  'app removed': { action: 'authenticator-app.removed' },
  'passkey added': { action: 'passkey.added' },
  'passkey removed': { action: 'passkey.removed' },
  'passkey copied': { action: 'passkey.copied' },
  'codes made': { action: 'recovery-codes.made' },
  'code used': { action: 'recovery-code.used' },
  'removed by operator': { action: 'second-factors.removed' },
} as const

export type FactorChange = keyof typeof changes

export interface FactorOwner {
  userId: string
  name: string
  email: string
}

/**
 * Tells every workspace of the user, and the user by mail: they should know if it was somebody else. No device stays
 * trusted. Call it last.
 */
export const recordFactorChange = (
  tx: Tx,
  services: Services,
  user: FactorOwner,
  change: FactorChange,
  detail: Record<string, string> = {},
): Promise<void> =>
  // As the system: every workspace of the user is told
  asSystem(tx, async (system) => {
    const { userId } = user
    const { action } = changes[change]
    const actorId = change === 'removed by operator' ? null : userId
    if (change !== 'code used') await endTrust(system, userId)
    await queueMail(system, services, factorChangedMail(user, change, services.config.PUBLIC_URL))
    const workspaces = await listWorkspacesOf(system, userId)
    if (workspaces.length === 0) logSecurity(system, { what: action, userId })
    for (const { id: workspaceId } of workspaces.toSorted((a, b) => a.id.localeCompare(b.id)))
      await recordAudit(system, { workspaceId, actorId, action, subject: userId, detail, now: services.now() })
  })
