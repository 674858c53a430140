import { sql } from 'kysely'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { during } from '@wellmet/platform/events/hook.ts'
import { usageCounted, type Counts } from '@wellmet/platform/health/usage.hooks.ts'

/** Connected accounts and their syncs, for the operator. */
export const usageHooks = [
  during(usageCounted, async ({ tx }, { connections }) => void Object.assign(connections, await countConnections(tx))),
]

async function countConnections(tx: Tx): Promise<Counts> {
  const { rows } = await sql<Counts>`select
      count(*) filter (where state = 'connected')::int as connected,
      count(*) filter (where state = 'expired')::int as expired,
      count(*) filter (where state = 'failed')::int as failed,
      (select count(*)::int from connections.sync_runs where finished_at > now() - interval '1 day') as syncs_last_day,
      (select count(*)::int from connections.sync_runs
        where finished_at > now() - interval '1 day' and problem is not null) as failed_syncs_last_day
    from connections.connected_accounts`.execute(tx)
  return rows[0] ?? {}
}
