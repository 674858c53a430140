import { isOwned, listTables, type Check } from '../../database/catalogue/product-tables.ts'

/** Unique everywhere: a number of a network or a workspace, a random id, a name. A bare number is given by every server. */
const firstColumns = new Set(['network_id', 'viewer_network_id'])
const firstTypes = new Set(['uuid', 'bytea', 'text'])

/** Without a key a table cannot be replicated; with one that two servers give, a workspace cannot move to another. */
export const findKeysOfOneServer: Check = async (client) => {
  const { rows } = await client.query<{ table: string; column: string | null; type: string | null }>(
    `select t.name as table, a.attname as column, format_type(a.atttypid, null) as type
     from unnest($1::text[]) t(name)
     left join pg_index i on i.indrelid = t.name::regclass and i.indisprimary
     left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0] order by 1`,
    [(await listTables(client)).map(({ name }) => name)],
  )
  const owned = new Set((await listTables(client)).filter(isOwned).map(({ name }) => name))
  return rows.flatMap(({ table, column, type }) => {
    if (column === null || type === null) return [`${table} has no primary key`]
    const isUnique = firstColumns.has(column) || firstTypes.has(type) || table === 'identity.member_networks'
    return isUnique || !owned.has(table) ? [] : [`${table} is keyed by ${column}, which another server gives too`]
  })
}
