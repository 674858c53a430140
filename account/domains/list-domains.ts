import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import type { WorkspaceDomain } from './domains.contract.ts'
import { daysUntilUnproven, recordName, recordValue } from './domains.rules.ts'
import { listDomains, type DomainRow } from './domains.store.ts'

export const showDomains = ({ db, viewer: { workspaceId } }: MemberCall) =>
  db.transaction(async (tx) => ({ items: (await listDomains(tx, { workspaceId })).map(toDomain), next: null }))

export function toDomain({ id, domain, token, provenAt, checkedAt, seenAt }: DomainRow): WorkspaceDomain {
  const isMissing = provenAt && seenAt && checkedAt && checkedAt > seenAt
  return {
    id,
    domain,
    record: { name: recordName(domain), value: recordValue(token) },
    provenAt: provenAt?.toISOString() ?? null,
    checkedAt: checkedAt?.toISOString() ?? null,
    missingSince: isMissing ? seenAt.toISOString() : null,
    unprovenFrom: isMissing ? addDays(seenAt, daysUntilUnproven).toISOString() : null,
  }
}
