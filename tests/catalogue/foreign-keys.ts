import { isProductSchema, type Check } from '../../database/catalogue/product-tables.ts'

/** Deleting or changing the referenced row reads the whole referencing table, once for each. Reported, not refused. */
export const findUnindexedForeignKeys: Check = async (client) => {
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `select format('%I.%I', n.nspname, t.relname) as table,
       array(select a.attname::text from unnest(k.conkey) with ordinality c(attnum, at)
         join pg_attribute a on a.attrelid = t.oid and a.attnum = c.attnum order by c.at) as columns
     from pg_constraint k join pg_class t on t.oid = k.conrelid join pg_namespace n on n.oid = t.relnamespace
     where k.contype = 'f' and ${isProductSchema('n.nspname')}
       and not exists (select from pg_index x where x.indrelid = t.oid and x.indpred is null
         and (x.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey)
     order by 1, 2`,
  )
  return rows.map(({ table, columns }) => `${table} (${columns.join(', ')}) references without an index`)
}
