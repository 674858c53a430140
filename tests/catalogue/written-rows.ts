import { randomUUID } from 'node:crypto'
import {
  isOwned,
  listTables,
  ownersOf,
  type Check,
  type Client,
  type ProductTable,
} from '../../database/catalogue/product-tables.ts'
import { fillEmptyTables } from './synthetic-rows.ts'

/** Admins change and remove the memberships of their teammates; the handlers decide who is one. */
const writtenByTeammates = new Set(['account.memberships'])
const personalColumns = ['user_id', 'network_id', 'viewer_network_id']

interface Viewer {
  name: string
  userId: string
  workspaceId: string
}

/**
 * Gives every owned table a row of somebody, and tries to insert, update and delete such rows as somebody else: a member
 * of another workspace, and a teammate. Needs a database without rows, in a transaction that is rolled back.
 */
export const findRowsWrittenByOthers: Check = async (client) => {
  const unfilled = await fillEmptyTables(client)
  const tables = (await listTables(client)).filter((table) => isOwned(table) && ownersOf(table).length > 0)
  const stranger = await insertViewer(client, { name: 'a stranger', userId: randomUUID(), workspaceId: randomUUID() })
  const findings = [...unfilled]
  for (const table of tables) findings.push(...(await writeAs(client, stranger, table)))

  const personal = tables.filter(
    ({ name, columns }) => !writtenByTeammates.has(name) && personalColumns.some((column) => columns.includes(column)),
  )
  for (const { name, columns } of personal)
    if (columns.includes('workspace_id'))
      await asReplica(client, `update ${name} set workspace_id = $1 where user_id <> $2`, [
        stranger.workspaceId,
        stranger.userId,
      ])
  // Not as an owner, who may revoke the API keys of others.
  await asReplica(client, `update account.memberships set role = 'admin' where user_id = $1`, [stranger.userId])
  const teammate = { ...stranger, name: 'a teammate' }
  for (const table of personal) findings.push(...(await writeAs(client, teammate, table)))
  return findings
}

/** Somebody with a network of their own, so that a policy never refuses only because there is none. */
async function insertViewer(client: Client, viewer: Viewer): Promise<Viewer> {
  const { userId, workspaceId } = viewer
  const statements: [sql: string, parameters: string[]][] = [
    [`insert into account.users (id, name, email) values ($1, 'Stranger', 'stranger@example.com')`, [userId]],
    [`insert into account.workspaces (id, name) values ($1, 'Elsewhere')`, [workspaceId]],
    [`insert into account.memberships (workspace_id, user_id, role) values ($1, $2, 'owner')`, [workspaceId, userId]],
    [
      `insert into identity.member_networks (id, workspace_id, user_id) overriding system value values (777, $1, $2)`,
      [workspaceId, userId],
    ],
    [
      `insert into identity.visible_networks (viewer_network_id, network_id, trust_weight, kind) values (777, 777, 1000, 'self')`,
      [],
    ],
  ]
  for (const [sql, parameters] of statements) await asReplica(client, sql, parameters)
  return viewer
}

async function asReplica(client: Client, sql: string, parameters: string[]): Promise<void> {
  await client.query('set session_replication_role = replica')
  await client.query(sql, parameters)
  await client.query('set session_replication_role = origin')
}

async function writeAs(client: Client, viewer: Viewer, table: ProductTable): Promise<string[]> {
  const { name } = table
  const { rows } = await client.query<{ ctid: string; row: unknown }>(
    `select t.ctid::text, to_jsonb(t) as row from ${name} t where not (${ownCondition(table, viewer)})`,
  )
  const other = rows[0]
  if (!other) return [`${name} has no row of somebody else`]
  const kept = rows.map(({ ctid }) => ctid)
  const asOther = `jsonb_populate_record(null::${name}, $1)`
  // Without a condition, and without reading what is written: either would bring the policies for reading into play.
  const attempts: [command: string, sql: string, parameters: unknown[]][] = [
    ['insert', `insert into ${name} overriding system value select * from ${asOther}`, [other.row]],
    ...(await updatableColumns(client, name)).map((column): [string, string, unknown[]] => [
      'update',
      `update ${name} set ${column} = (${asOther}).${column}`,
      [other.row],
    ]),
    ['delete', `delete from ${name}`, []],
  ]
  const findings: string[] = []
  for (const [command, sql, parameters] of attempts) {
    const problem = await tryAs(client, viewer, async () => {
      await client.query(sql, parameters)
      await client.query('reset role')
      if (command === 'insert') return true
      const left = await client.query(`select from ${name} where ctid = any($1::tid[])`, [kept])
      return left.rowCount !== kept.length
    })
    if (problem !== null) findings.push(`${name} lets ${viewer.name} ${command} rows of others${problem}`)
  }
  return findings
}

/** Which rows are the viewer's own: whatever names an owner must name them. */
function ownCondition(table: ProductTable, { userId, workspaceId }: Viewer): string {
  const own: Record<string, string> = {
    user_id: `'${userId}'`,
    workspace_id: `'${workspaceId}'`,
    network_id: '777',
    viewer_network_id: '777',
    principal: `'user:${userId}'`,
    id: `'${userId}'`,
  }
  const owners = ownersOf(table)
  const named = owners.filter((column) => personalColumns.includes(column))
  const deciding = named.length > 0 ? named : owners
  return deciding.map((column) => `${column} is not distinct from ${own[column] ?? 'null'}`).join(' or ')
}

async function updatableColumns(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ column: string }>(
    `select quote_ident(a.attname) as column from pg_attribute a
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attidentity = ''
       and has_column_privilege('wellmet_app', a.attrelid, a.attnum, 'update')`,
    [table],
  )
  return rows.map(({ column }) => column)
}

/** Null where it is refused or changes nothing of others; otherwise what to add to the finding. */
async function tryAs(
  client: Client,
  { userId, workspaceId }: Viewer,
  write: () => Promise<boolean>,
): Promise<string | null> {
  await client.query('savepoint writing')
  try {
    await client.query(
      `select set_config('wellmet.viewer', $1, true), set_config('wellmet.workspace', $2, true), set_config('wellmet.principal', $3, true)`,
      [userId, workspaceId, `user:${userId}`],
    )
    await client.query('set local role wellmet_app')
    return (await write()) ? '' : null
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '42501') return null
    return `: ${String(error)}`
  } finally {
    await client.query('rollback to savepoint writing')
  }
}
