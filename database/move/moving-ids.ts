import type pg from 'pg'
import type { MovingIds } from '@wellmet/platform/tables/move-rules.ts'
import type { Table } from '@wellmet/platform/tables/table.ts'
import { MoveRefused } from './move-refused.ts'
import { conditionOn } from './moved-tables.ts'

/** A column that refers to a user, in a table whose rows belong to a workspace or a member network. */
interface Reference {
  table: string
  column: string
}

const references = `
  select k.conrelid::regclass::text as table, quote_ident(a.attname) as column
  from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
  where k.contype = 'f' and k.confrelid = 'account.users'::regclass and cardinality(k.conkey) = 1
    and exists (select from pg_attribute w where w.attrelid = k.conrelid and w.attname in ('workspace_id', 'network_id'))
    and k.conrelid <> 'account.sessions'::regclass
  order by 1, 2`

/**
 * Who and what goes with these workspaces: their networks, their members, and whoever else their rows refer to, such as
 * former members. Locks all of them until the transaction ends, so that nobody adds rows to them. Throws MoveRefused when
 * one of these people has rows in another workspace: a user is on one server only.
 */
export async function lockMoving(
  source: pg.Client,
  tables: readonly Table[],
  workspaceIds: readonly string[],
): Promise<MovingIds> {
  const found = await source.query<{ id: string }>(
    'select id from account.workspaces where id = any($1::uuid[]) order by id for update',
    [workspaceIds],
  )
  const missing = workspaceIds.filter((id) => !found.rows.some((row) => row.id === id))
  if (missing.length > 0) throw new MoveRefused(`There is no workspace ${missing.join(', ')} on this server.`)
  const networks = await source.query<{ id: number }>(
    'select id from identity.member_networks where workspace_id = any($1::uuid[]) order by id for update',
    [workspaceIds],
  )
  const ids = { workspaceIds, userIds: [], networkIds: networks.rows.map(({ id }) => id) }
  const { rows: columns } = await source.query<Reference>(references)
  const users = await source.query<{ id: string }>(
    `select id from account.users where id in (${columns
      .map(({ table, column }) => `select ${column} from ${table} where ${conditionOn(tables, table, ids)}`)
      .join(' union ')}) order by id for update`,
  )
  const moving = { ...ids, userIds: users.rows.map(({ id }) => id) }
  await refuseSharedPeople(source, tables, moving, columns)
  return moving
}

async function refuseSharedPeople(
  source: pg.Client,
  tables: readonly Table[],
  ids: MovingIds,
  columns: readonly Reference[],
): Promise<void> {
  const elsewhere = columns.map(
    ({ table, column }) =>
      `select ${column} as user_id, ${table === 'account.memberships' ? 'workspace_id' : 'null::uuid'} as workspace_id, '${table}' as "table"
       from ${table} where ${column} = any($1::uuid[]) and not (${conditionOn(tables, table, ids)})`,
  )
  const { rows } = await source.query<{ email: string; place: string }>(
    `select distinct u.email, coalesce('workspace ' || e.workspace_id, 'another workspace, in ' || e.table) as place
     from (${elsewhere.join(' union all ')}) e join account.users u on u.id = e.user_id order by 1, 2 limit 20`,
    [ids.userIds],
  )
  if (rows.length > 0)
    throw new MoveRefused(
      [
        'Somebody is on one server only, and these people also belong to workspaces that would stay here. Name these too, and they move together:',
        ...rows.map(({ email, place }) => `  ${email}: ${place}`),
      ].join('\n'),
    )
}

/**
 * Creates temporary tables of ids, which the conditions of the moved tables read. Ids that jobs and events name are added
 * when their rows leave.
 */
export async function prepareConditions(
  source: pg.Client,
  { workspaceIds, userIds, networkIds }: MovingIds,
): Promise<void> {
  await source.query(`
    create temporary table moving_ids (id text primary key) on commit drop;
    create temporary table moving_people (person_id bigint primary key) on commit drop;
    create temporary table moving_places (place_id bigint primary key) on commit drop;
    create temporary table moving_requests (id uuid primary key) on commit drop;
    create temporary table moving_grants (id uuid, client_id uuid) on commit drop`)
  await source.query(
    `insert into moving_ids select unnest($1::text[]) union select unnest($2::text[]) union select 'network ' || n from unnest($3::int[]) n
     union select email from account.users where id = any($2::uuid[])`,
    [workspaceIds, userIds, networkIds],
  )
  await source.query(
    `insert into moving_people select distinct person_id from contacts.contacts where network_id = any($1::int[])`,
    [networkIds],
  )
  await source.query(
    `insert into moving_places select company_id from contacts.contacts where network_id = any($1::int[]) and company_id is not null
     union select place_id from contacts.positions where network_id = any($1::int[]) and place_id is not null`,
    [networkIds],
  )
  await source.query(
    `insert into moving_requests select id from introductions.requests where workspace_id = any($1::uuid[])`,
    [workspaceIds],
  )
  await source.query(
    `insert into moving_grants
     select id, client_id from account.extension_grants where workspace_id = any($1::uuid[])
     union select grant_id, client_id from account.extension_codes where workspace_id = any($1::uuid[])
     union select id, null from account.app_grants where workspace_id = any($1::uuid[])`,
    [workspaceIds],
  )
  await source.query('analyze moving_ids; analyze moving_people; analyze moving_places; analyze moving_requests')
}
