import { sql } from 'kysely'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { during } from '@wellmet/platform/events/hook.ts'
import { usageCounted, type Usage } from '@wellmet/platform/health/usage.hooks.ts'

/** Users and members, for the operator. */
export const usageHooks = [during(usageCounted, ({ tx }, usage) => countUsers(tx, usage))]

async function countUsers(tx: Tx, usage: Usage): Promise<void> {
  const { rows } = await sql<Record<'total' | 'activeLast30Days' | 'disabled' | 'leaving', number>>`
    select count(*)::int as total,
      count(*) filter (where exists (select from account.sessions s
        where s.user_id = u.id and s.updated_at > now() - interval '30 days'))::int as active_last30_days,
      count(*) filter (where disabled_at is not null)::int as disabled,
      count(*) filter (where deletes_at is not null)::int as leaving
    from account.users u`.execute(tx)
  Object.assign(usage.users, rows[0])
  const { rows: workspaces } = await sql<{ id: string; name: string; members: number }>`
    select w.id, w.name, (select count(*)::int from account.memberships m where m.workspace_id = w.id) as members
    from account.workspaces w order by w.created_at, w.id`.execute(tx)
  for (const { id, name, members } of workspaces) usage.workspaces.set(id, { name, counts: { members } })
}
