import type { Client } from 'pg'

/** The tables that are filled at once. */
export const largeTables = [
  'contacts.contacts',
  'contacts.contact_details',
  'contacts.contact_keys',
  'contacts.evidence',
  'contacts.relationships',
  'graph.inferred_relationships',
  'contacts.search_tokens',
  'contacts.positions',
  'contacts.co_occurrences',
]

/** Takes every index of the large tables away and answers with the statements that bring them back, as they were. */
export async function dropIndexes(client: Client): Promise<string[]> {
  const references = await client.query<DropAndMake>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
     from pg_constraint where contype = 'f' and confrelid = any($1::text[]::regclass[])`,
    [largeTables],
  )
  const indexes = await client.query<DropAndMake>(
    `select
       case when k.oid is null then format('drop index %s', x.indexrelid::regclass)
         else format('alter table %s drop constraint %I', x.indrelid::regclass, k.conname) end as drop,
       case when k.oid is null then pg_get_indexdef(x.indexrelid)
         else format('alter table %s add constraint %I %s', x.indrelid::regclass, k.conname, pg_get_constraintdef(k.oid)) end as make
     from pg_index x join pg_class i on i.oid = x.indexrelid
     left join pg_constraint k on k.conindid = x.indexrelid and k.contype <> 'f'
     where x.indrelid = any($1::text[]::regclass[])
     order by x.indisprimary desc, i.relname`,
    [largeTables],
  )
  for (const { drop } of [...references.rows, ...indexes.rows]) await client.query(drop)
  return [...indexes.rows, ...references.rows].map(({ make }) => make)
}

interface DropAndMake {
  drop: string
  make: string
}

export async function makeIndexes(client: Client, statements: readonly string[]): Promise<void> {
  await client.query(`set maintenance_work_mem = '1GB'`)
  for (const statement of statements) await client.query(statement)
}
