import { sql } from 'kysely'
import { during } from '@wellmet/platform/events/hook.ts'
import { addCounts, usageCounted } from '@wellmet/platform/health/usage.hooks.ts'

/** Contacts by workspace, for the operator. */
export const usageHooks = [
  during(usageCounted, async ({ tx }, usage) => {
    const { rows } = await sql<{ workspaceId: string; n: number }>`
      select n.workspace_id, count(*)::int as n
      from contacts.contacts c join identity.member_networks n on n.id = c.network_id group by 1`.execute(tx)
    addCounts(usage, 'contacts', rows)
  }),
]
