import type { Client } from './product-tables.ts'

/** Tables of networks, whose unique keys all hold the network, and what each refers to without holding it. */
const candidates = `
  with owned as (
    select c.oid, c.oid::regclass::text as name, coalesce(
      (select a.attnum from pg_attribute a where a.attrelid = c.oid and a.attname = 'viewer_network_id' and c.oid <> 'identity.sharing_grants'::regclass),
      (select a.attnum from pg_attribute a where a.attrelid = c.oid and a.attname = 'network_id')) as attnum
    from pg_class c where c.relkind = 'r'
  )
  select o.name, (select a.attname::text from pg_attribute a where a.attrelid = o.oid and a.attnum = o.attnum) as column,
    array(select k.confrelid::regclass::text from pg_constraint k where k.conrelid = o.oid and k.contype = 'f' and not o.attnum = any(k.conkey)) as loose,
    array(select k.confrelid::regclass::text from pg_constraint k where k.conrelid = o.oid and k.contype = 'f' and o.attnum = any(k.conkey)) as bound
  from owned o where o.attnum is not null
    and not exists (select from pg_index x where x.indrelid = o.oid and x.indisunique and not o.attnum = any(x.indkey[0:x.indnkeyatts - 1]))
    and not exists (select from pg_attribute a where a.attrelid = o.oid and a.attname = 'workspace_id' and not a.attisdropped)
  order by 1`

/** Tables of networks that could be distributed by network as they are, if `references` were on every server. */
export async function listDistributableTables(
  client: Client,
  references: readonly string[],
): Promise<{ name: string; column: string }[]> {
  const { rows } = await client.query<{ name: string; column: string; loose: string[]; bound: string[] }>(candidates)
  const names = new Set([...references, ...rows.map(({ name }) => name)])
  return rows.filter(
    ({ loose, bound }) =>
      loose.every((table) => references.includes(table)) && bound.every((table) => names.has(table)),
  )
}
