import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { newId } from '@wellmet/platform/values/id.ts'
import { tablesOf } from '@wellmet/platform/area.ts'
import type { MovingIds } from '@wellmet/platform/tables/move-rules.ts'
import { areas } from '../../apps/areas.ts'
import { conditionOfMove, movesAway } from '../../database/move/moved-tables.ts'

const movedTables = tablesOf(areas).filter(({ moved }) => movesAway(moved))

/** A workspace with one member whose contacts take a while to copy, and a row for everybody to count on. */
export interface PlantedWorkspace extends MovingIds {
  viewerId: string
  workspaceId: string
  /** A note whose text is a number: the member counts in one, the system in the other. */
  counters: { member: string; system: string }
}

export async function plantWorkspace(adminUrl: string, name: string, contacts: number): Promise<PlantedWorkspace> {
  const [viewerId, workspaceId, member, system] = [newId(), newId(), newId(), newId()]
  const networkId = await withClient(adminUrl, async (client) => {
    await client.query('insert into account.users (id, name, email, email_verified) values ($1, $2, $3, true)', [
      viewerId,
      name,
      `${randomUUID()}@example.com`,
    ])
    await client.query('insert into account.workspaces (id, name) values ($1, $2)', [workspaceId, name])
    await client.query(`insert into account.memberships (workspace_id, user_id, role) values ($1, $2, 'owner')`, [
      workspaceId,
      viewerId,
    ])
    const { rows } = await client.query<{ id: number }>(
      'insert into identity.member_networks (workspace_id, user_id) values ($1, $2) returning id',
      [workspaceId, viewerId],
    )
    const { id } = rows[0]!
    await client.query(
      `insert into identity.visible_networks (viewer_network_id, network_id, trust_weight, kind) values ($1, $1, 1000, 'self')`,
      [id],
    )
    await client.query(
      `insert into contacts.contacts (network_id, person_id, name, changed_at) select $1, n, 'Person ' || n, now() from generate_series(1, $2::int) n`,
      [id, contacts],
    )
    await client.query(
      `insert into contacts.search_tokens (person_id, tokens, changed_at) select n, array[n, 7], now() from generate_series(1, $1::int) n on conflict do nothing`,
      [contacts],
    )
    await client.query(
      `insert into contacts.contact_notes (id, network_id, person_id, text, created_at, changed_at)
       select unnest($1::uuid[]), $2, 1, '0', now(), now()`,
      [[member, system], id],
    )
    return id
  })
  return {
    viewerId,
    workspaceId,
    counters: { member, system },
    workspaceIds: [workspaceId],
    userIds: [viewerId],
    networkIds: [networkId],
  }
}

export async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

/** Rows of the workspace that its member reads on this server, as the product signs in, table by table. */
export const countReadable = (appUrl: string, { viewerId, workspaceId }: PlantedWorkspace): Promise<number> =>
  withClient(appUrl, async (client) => {
    await client.query(
      `begin read only; select set_config('wellmet.viewer', '${viewerId}', true), set_config('wellmet.workspace', '${workspaceId}', true), set_config('wellmet.principal', 'user:${viewerId}', true)`,
    )
    const { rows } = await client.query<{ name: string }>(
      `select c.oid::regclass::text as name from pg_class c where c.oid = any($1::text[]::regclass[]) and has_table_privilege(c.oid, 'select')`,
      [movedTables.map(({ table }) => table)],
    )
    let readable = 0
    for (const { name } of rows) {
      const counted = await client.query<{ rows: number }>(`select count(*)::int as rows from ${name}`)
      readable += counted.rows[0]!.rows
    }
    return readable
  })

/** Rows of the workspace that are there at all, whoever may read them. */
export const countStored = (adminUrl: string, ids: MovingIds): Promise<number> =>
  withClient(adminUrl, async (client) => {
    let stored = 0
    for (const { table, moved } of movedTables) {
      const condition = conditionOfMove(moved, ids)
      // Those that look up temporary tables hold no row of their own here.
      if (condition.includes('pg_temp')) continue
      const counted = await client.query<{ rows: number }>(
        `select count(*)::int as rows from ${table} where ${condition}`,
      )
      stored += counted.rows[0]!.rows
    }
    return stored
  })
