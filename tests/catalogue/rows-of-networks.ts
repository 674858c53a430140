import { fillEmptyTables } from './synthetic-rows.ts'
import { listTables, type Check, type Client } from '../../database/catalogue/product-tables.ts'

const columnsOfNetworks = ['network_id', 'viewer_network_id']

/**
 * Gives every table that is keyed by a member network a row of one network, deletes its workspace as the product would,
 * and returns the tables that still have it. Needs a database without rows, in a transaction that is rolled back.
 */
export const findRowsThatOutliveTheirNetwork: Check = async (client) => {
  const unfilled = await fillEmptyTables(client)
  const workspace = `(select id from account.workspaces limit 1)`
  await client.query(`set session_replication_role = replica`)
  const { rows } = await client.query<{ id: number }>(
    `update identity.member_networks set workspace_id = ${workspace}, user_id = (select id from account.users limit 1) returning id`,
  )
  const network = rows[0]!.id
  const kept = await keyedByNetwork(client)
  for (const { table, column } of kept) await client.query(`update ${table} set ${column} = $1`, [network])
  await client.query(`set session_replication_role = origin`)

  await client.query('set local role wellmet_system')
  await client.query(`delete from account.workspaces where id = ${workspace}`)
  await client.query('reset role')

  const outliving: string[] = []
  for (const { table, column } of kept) {
    const found = await client.query(`select from ${table} where ${column} = $1 limit 1`, [network])
    if (found.rowCount !== 0) outliving.push(`${table} keeps rows of a network (${column}) that was deleted`)
  }
  return [...unfilled, ...outliving]
}

/** Every table whose rows a network owns is refused a row of a network that does not exist. */
export const findTablesThatTakeRowsOfNobody: Check = async (client) => {
  const { rows } = await client.query<{ table: string }>(
    `select c.oid::regclass::text as table from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'network_id'
     where c.oid = any($1::text[]::regclass[]) and c.oid <> 'identity.network_versions'::regclass
       and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and k.confrelid = 'identity.member_networks'::regclass and a.attnum = any(k.conkey))
       and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgfoid = 'identity.check_member_network'::regproc and t.tgenabled = 'O')
     order by 1`,
    [(await keyedByNetwork(client)).map(({ table }) => table)],
  )
  return rows.map(({ table }) => `${table} takes rows of a network that does not exist`)
}

async function keyedByNetwork(client: Client): Promise<{ table: string; column: string }[]> {
  const tables = await listTables(client)
  return tables.flatMap(({ name, columns }) =>
    columnsOfNetworks.filter((column) => columns.includes(column)).map((column) => ({ table: name, column })),
  )
}
