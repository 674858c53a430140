import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { newSecret } from '@wellmet/platform/values/secret.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { mostDomains, plainDomain, type WorkspaceDomain } from './domains.contract.ts'
import { domainsMessages } from './domains.messages.ts'
import { domainRefusal } from './domains.rules.ts'
import { deleteDomain, insertDomain, listDomains } from './domains.store.ts'
import { toDomain } from './list-domains.ts'

/** Nothing counts yet. The same domain may wait in several workspaces: the record says which of them has it. */
export const addDomain = (
  { db, viewer, services }: MemberCall,
  { domain: written }: { domain: string },
): Promise<WorkspaceDomain> =>
  db.transaction(async (tx) => {
    const { workspaceId } = viewer
    const domain = present(plainDomain(written))
    const refused = domainRefusal(domain)
    if (refused === 'everybody’s') throw refusal(domainsMessages.publicSuffix({ domain }))
    if (refused === 'mail for everybody') throw refusal(domainsMessages.freeMail({ domain }))
    if ((await listDomains(tx, { workspaceId })).length >= mostDomains)
      throw fail('conflict', domainsMessages.tooMany({ most: mostDomains }))
    const now = services.now()
    const row = await insertDomain(tx, { id: newId(), workspaceId, domain, token: newSecret(), createdAt: now })
    if (!row) throw fail('conflict', domainsMessages.alreadyAdded({ domain }))
    await recordAudit(tx, { workspaceId, actorId: viewer.userId, action: 'domain.added', subject: domain, now })
    return toDomain(row)
  })

const refusal = (message: string) => fail('unprocessable', message, { errors: [{ field: 'domain', message }] })

export const removeDomain = ({ db, viewer, services }: MemberCall, id: string): Promise<undefined> =>
  db.transaction(async (tx) => {
    const { workspaceId, userId: actorId } = viewer
    const gone = await deleteDomain(tx, workspaceId, id)
    if (!gone) throw notFound('domain')
    const now = services.now()
    await recordAudit(tx, { workspaceId, actorId, action: 'domain.deleted', subject: gone.domain, now })
    return undefined
  })
