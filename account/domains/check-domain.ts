import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { acquireLock } from '@wellmet/platform/database/locks.store.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { listOwnerIds } from '../members/list-owner-ids.ts'
import { notifyAll } from '../notifications/notify.ts'
import type { CheckedDomain } from './domains.contract.ts'
import { domainsMessages } from './domains.messages.ts'
import { hasLapsed, type RecordState } from './domains.rules.ts'
import { findDomain, lockDomain, saveCheck, type DomainRow } from './domains.store.ts'
import { findProvingWorkspace } from './find-proving-workspace.ts'
import { toDomain } from './list-domains.ts'
import { lookUpRecord } from './look-up-record.ts'

/** By an owner. Refused when another workspace has proven the domain: whoever has its DNS deletes the other's record. */
export async function checkDomain({ db, viewer, services }: MemberCall, id: string): Promise<CheckedDomain> {
  const { workspaceId, userId: actorId } = viewer
  const asked = await db.transaction((tx) => findDomain(tx, workspaceId, id))
  if (!asked) throw notFound('domain')
  const found = await lookUpRecord(services, asked)
  // As the system: whether another workspace has proven a domain; no member writes that one is proven
  return db.asSystem(async (tx) => {
    await acquireLock(tx, 'account.domain', asked.domain)
    const row = await lockDomain(tx, { id })
    // It may have been deleted meanwhile, and the system sees those of others too.
    if (row?.workspaceId !== workspaceId) throw notFound('domain')
    const prover = await findProvingWorkspace({ tx }, row.domain)
    if (found === 'there' && prover !== null && prover !== workspaceId)
      throw fail('conflict', domainsMessages.provenByAnother({ domain: row.domain }))
    return { domain: toDomain(await saveState(tx, services, row, found, actorId)), found }
  })
}

/** By the daily job. A domain that was deleted meanwhile is left alone. */
export async function checkDomainAgain(services: Services, id: string): Promise<void> {
  const asked = await services.database.system.asSystem((tx) => lockDomain(tx, { id }))
  if (!asked?.provenAt) return
  const found = await lookUpRecord(services, asked)
  await services.database.system.asSystem(async (tx) => {
    const row = await lockDomain(tx, { id })
    if (row?.provenAt) await saveState(tx, services, row, found, null)
  })
}

async function saveState(
  tx: Tx,
  services: Services,
  row: DomainRow & { workspaceId: string },
  found: RecordState,
  actorId: string | null,
): Promise<DomainRow> {
  const now = services.now()
  const isLost = row.provenAt !== null && row.seenAt !== null && hasLapsed(found, row.seenAt, now)
  const isThere = found === 'there'
  const saved = {
    ...row,
    checkedAt: found === 'silent' ? row.checkedAt : now,
    seenAt: isThere ? now : row.seenAt,
    provenAt: isLost ? null : isThere ? (row.provenAt ?? now) : row.provenAt,
  }
  await saveCheck(tx, saved)
  if (isLost) await tellOwners(tx, services, saved, 'lost')
  else if (row.provenAt && !isThere && found !== 'silent') await tellOwners(tx, services, saved, 'missing')
  const action = isLost ? 'domain.unproven' : isThere && !row.provenAt ? 'domain.proven' : null
  if (action) await recordAudit(tx, { workspaceId: row.workspaceId, actorId, action, subject: row.domain, now })
  return saved
}

/** Once for each time that it went missing. */
async function tellOwners(
  tx: Tx,
  services: Services,
  { id, workspaceId, domain, seenAt }: DomainRow & { workspaceId: string },
  what: 'lost' | 'missing',
): Promise<void> {
  await notifyAll(tx, services, await listOwnerIds(tx, workspaceId), {
    workspaceId,
    kind: 'domain.lost',
    title: (what === 'lost' ? domainsMessages.lostTitle : domainsMessages.missingTitle).message({ domain }),
    body: [(what === 'lost' ? domainsMessages.lostBody : domainsMessages.missingBody).message()],
    link: '/settings/sign-in',
    dedupeKey: `domain:${id}:${what}:${seenAt?.toISOString() ?? ''}`,
  })
}
