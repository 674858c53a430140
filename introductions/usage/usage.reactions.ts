import { sql } from 'kysely'
import { during } from '@wellmet/platform/events/hook.ts'
import { addCounts, usageCounted } from '@wellmet/platform/health/usage.hooks.ts'

/** Introduction requests by workspace, for the operator. */
export const usageHooks = [
  during(usageCounted, async ({ tx }, usage) => {
    const { rows } = await sql<{ workspaceId: string; requests: number; lastMonth: number }>`
      select workspace_id, count(*)::int as requests,
        count(*) filter (where created_at > now() - interval '30 days')::int as last_month
      from introductions.requests group by 1`.execute(tx)
    const by = (name: 'requests' | 'lastMonth') =>
      rows.map(({ workspaceId, ...counts }) => ({ workspaceId, n: counts[name] }))
    addCounts(usage, 'requests', by('requests'))
    addCounts(usage, 'requestsLast30Days', by('lastMonth'))
  }),
]
