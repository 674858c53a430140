import { randomInt } from 'node:crypto'
import { recordAudit } from '@wellmet/account/audit/record-audit.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { fail } from '@wellmet/platform/contract/problem.ts'
import { toSite } from './show-site.ts'
import type { Site, SiteChange } from './sites.contract.ts'
import { sitesMessages } from './sites.messages.ts'
import { deleteSite, findSite, saveSite } from './sites.store.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'
const drawKey = (): string => Array.from({ length: 20 }, () => letters[randomInt(letters.length)]).join('')

/** The key never changes, so pages that use it keep working. */
export const changeSite = (call: MemberCall, { origins, countsVisits }: SiteChange): Promise<Site> =>
  call.db.transaction(async (tx) => {
    const { workspaceId, userId } = call.viewer
    const now = call.services.now()
    const listed = [...new Set(origins)]
    const { isNew } = await saveSite(tx, { workspaceId, key: drawKey(), origins: listed, countsVisits, now })
    call.answer.status(isNew ? 201 : 200)
    const site = await findSite(tx, { workspaceId })
    // As the system: the audit log is not written by members
    await call.db.asSystem((system) =>
      recordAudit(system, {
        workspaceId,
        actorId: userId,
        action: isNew ? 'site.created' : 'site.changed',
        subject: workspaceId,
        detail: { origins: listed.join(', ') },
        now,
      }),
    )
    return toSite(call, site!)
  })

export const removeSite = (call: MemberCall): Promise<undefined> =>
  call.db.transaction(async (tx) => {
    const { workspaceId, userId } = call.viewer
    if ((await deleteSite(tx, { workspaceId })) === 0) throw fail('not_configured', sitesMessages.noSite())
    // As the system: the audit log is not written by members
    await call.db.asSystem((system) =>
      recordAudit(system, {
        workspaceId,
        actorId: userId,
        action: 'site.removed',
        subject: workspaceId,
        now: call.services.now(),
      }),
    )
    return undefined
  })
