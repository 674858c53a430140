import type pg from 'pg'
import { chainStart, firstBreak, type AuditEntry } from '@wellmet/account/audit/audit.rules.ts'
import { equal, none, type Promised } from './promise.ts'
import type { Acknowledged } from './sign-up-client.ts'

/** As the superuser, whom row-level security does not apply to: what is there, not what somebody may see. */
export async function verifyAccounts(database: pg.Client, acknowledged: readonly Acknowledged[]): Promise<Promised[]> {
  const total = acknowledged.length
  const count = async (from: string) =>
    Number((await database.query<{ n: string }>(`select count(*) n from ${from}`)).rows[0]!.n)
  const { rows: users } = await database.query<{ id: string; email: string; workspace_id: string | null }>(
    `select u.id, u.email, m.workspace_id from account.users u left join account.memberships m on m.user_id = u.id and m.role = 'owner'`,
  )
  const byEmail = new Map(users.map((user) => [user.email, user]))
  const twice = users.map(({ email }) => email).filter((email, at, all) => all.indexOf(email) !== at)
  const missing = acknowledged.filter(({ email }) => !byEmail.has(email))
  const different = acknowledged.filter(({ email, userId, workspaceId }) => {
    const found = byEmail.get(email)
    return found && (found.id !== userId || found.workspace_id !== workspaceId)
  })
  return [
    equal('users = sign-ups acknowledged', total, users.length),
    equal('workspaces', total, await count('account.workspaces')),
    equal('memberships', total, await count('account.memberships')),
    equal('passwords', total, await count('account.credentials')),
    equal('sessions', total, await count('account.sessions')),
    equal('answers kept under their key', total, await count('platform.idempotency_keys where status = 201')),
    none('users twice', twice),
    none(
      'acknowledged and missing',
      missing.map(({ email }) => email),
    ),
    none(
      'acknowledged with another id than stored',
      different.map(({ email }) => email),
    ),
    ...(await verifyChains(database, total)),
  ]
}

type StoredEntry = AuditEntry & { hash: Buffer }

async function verifyChains(database: pg.Client, total: number): Promise<Promised[]> {
  const { rows } = await database.query<StoredEntry>(
    `select workspace_id as "workspaceId", seq::int, at, actor_id as "actorId", action, subject, detail, hash
     from account.audit_events order by workspace_id, seq`,
  )
  const { rows: heads } = await database.query<{ id: string; seq: number; hash: Buffer }>(
    'select workspace_id id, seq::int, hash from account.audit_heads',
  )
  const chains = Map.groupBy(rows, ({ workspaceId }) => workspaceId)
  const broken = heads.filter(({ id, seq, hash }) => {
    const chain = chains.get(id) ?? []
    const last = chain.at(-1)
    return firstBreak(chain) !== null || last?.seq !== seq || !(last?.hash ?? chainStart).equals(hash)
  })
  return [
    equal('audit chains', total, heads.length),
    equal('audit entries (two a sign-up)', 2 * total, rows.length),
    none(
      'audit chains broken',
      broken.map(({ id }) => id),
    ),
  ]
}
