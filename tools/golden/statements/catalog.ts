import type { Client } from 'pg'

interface Routine {
  name: string
  isStrict: boolean
  isBuiltIn: boolean
}

interface Column {
  isNotNull: boolean
  /** The values that a check constraint allows, as TypeScript writes them. */
  values: string | null
}

/** What PostgreSQL knows about functions, operators and columns, by number. */
export interface Catalog {
  routine(oid: string | null): Routine
  column(relation: string | null, number: number): Column
  typeName(oid: number): string
}

/** `kind = ANY (ARRAY['people'::text, 'companies'::text])`, as PostgreSQL prints `kind in ('people', 'companies')`. */
export function allowedValues(constraint: string): string | null {
  const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(constraint)?.[1]
  const values = list?.split(', ').map((value) => /^'?(.*?)'?(?:::\w+)?$/.exec(value)?.[1] ?? '')
  if (!values) return null
  const areNumbers = values.every((value) => /^-?\d+$/.test(value))
  return values.map((value) => (areNumbers ? value : `'${value}'`)).join(' | ')
}

export async function readCatalog(client: Client): Promise<Catalog> {
  const routines = await client.query<Routine & { oid: string }>(
    `select oid::text, proname as name, proisstrict as "isStrict", pronamespace = 'pg_catalog'::regnamespace as "isBuiltIn" from pg_proc`,
  )
  const columns = await client.query<{ relation: string; number: number; isNotNull: boolean; checks: string[] }>(
    `select a.attrelid::text as relation, a.attnum as number, a.attnotnull as "isNotNull",
       array(select pg_get_constraintdef(k.oid) from pg_constraint k
         where k.conrelid = a.attrelid and k.contype = 'c' and k.conkey = array[a.attnum]) as checks
     from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p', 'v')
     where a.attnum > 0 and not a.attisdropped`,
  )
  const types = await client.query<{ oid: string; name: string }>('select oid::text, typname as name from pg_type')
  const typeNames = new Map(types.rows.map(({ oid, name }) => [oid, name]))
  const byOid = new Map(routines.rows.map((row) => [row.oid, row]))
  const byNumber = new Map(
    columns.rows.map(({ relation, number, isNotNull, checks }) => [
      `${relation}.${number}`,
      { isNotNull, values: checks.map(allowedValues).find((values) => values !== null) ?? null },
    ]),
  )
  return {
    routine: (oid) => byOid.get(oid ?? '') ?? { name: '', isStrict: false, isBuiltIn: false },
    // Columns of the system, such as xmax, have negative numbers and are never null.
    column: (relation, number) => byNumber.get(`${relation}.${number}`) ?? { isNotNull: number <= 0, values: null },
    typeName: (oid) => typeNames.get(String(oid)) ?? `of number ${oid}`,
  }
}
