import type { Tx } from '@wellmet/platform/database/connection.ts'
import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './domains.sql.gen.ts'

const named = statements<Statements>(import.meta.url)

export type DomainRow = RowOf<typeof listDomains>

export const listDomains = named.many('list_domains')
/** As the system. */
export const lockDomain = named.maybe('lock_domain')
/** As the system: whose domain it is, is known to the server alone. */
export const findProvingWorkspace = named.maybe('find_proving_workspace')
export const listDomainsToCheck = named.many('list_domains_to_check')
/** As the system: no member writes that a domain is proven. */
export const saveCheck = named.run('save_check')
/** Two workspaces that prove the same domain at once take turns. */

export const findDomain = (tx: Tx, workspaceId: string, id: string) =>
  tx
    .selectFrom('account.domains')
    .select(['id', 'domain', 'token'])
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Undefined if the workspace has it already. */
export const insertDomain = (
  tx: Tx,
  row: { id: string; workspaceId: string; domain: string; token: string; createdAt: Date },
) =>
  tx
    .insertInto('account.domains')
    .values(row)
    .onConflict((conflict) => conflict.columns(['workspaceId', 'domain']).doNothing())
    .returning(['id', 'domain', 'token', 'checkedAt', 'seenAt', 'provenAt'])
    .executeTakeFirst()

export const deleteDomain = (tx: Tx, workspaceId: string, id: string) =>
  tx
    .deleteFrom('account.domains')
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .returning('domain')
    .executeTakeFirst()
