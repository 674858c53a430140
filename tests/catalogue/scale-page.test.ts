import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { repository } from '../../tools/repository.ts'
import type { Client } from '../../database/catalogue/product-tables.ts'
import { newDatabase, type TestDatabase } from '../world/database.ts'
import { rolledBack } from './in-transaction.ts'

const page = readFileSync(join(repository, 'docs/scale.md'), 'utf8')
const distributed = [...page.matchAll(/create_distributed_table\('([\w.]+)', '(\w+)'\)/g)].map(
  ([, table, column]) => `${table!} by ${column!}`,
)
const references = [...page.matchAll(/create_reference_table\('([\w.]+)'\)/g)].map(([, table]) => table!)

let database: TestDatabase
const looking = <T>(look: (client: Client) => Promise<T>) => rolledBack(database.superuserUrl, look)
beforeAll(async () => {
  database = await newDatabase()
})
afterAll(() => database.drop())

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

test('the page distributes all tables of networks whose keys and references allow it, and no other', async () => {
  const rows = await looking(
    async (client) =>
      (await client.query<{ name: string; column: string; loose: string[]; bound: string[] }>(candidates)).rows,
  )
  const names = new Set(rows.map(({ name }) => name))
  const possible = rows.filter(
    ({ loose, bound }) =>
      loose.every((table) => references.includes(table)) &&
      bound.every((table) => references.includes(table) || names.has(table)),
  )
  expect(distributed.toSorted()).toEqual(possible.map(({ name, column }) => `${name} by ${column}`))
})

test('every reference table exists', async () => {
  const missing = await looking(async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select name from unnest($1::text[]) name where to_regclass(name) is null',
      [references],
    )
    return rows
  })
  expect([references.length > 0, missing]).toEqual([true, []])
})

test('every statement that would cross servers exists', () => {
  const named = [...page.matchAll(/^\| `(\w+)` +\| `([\w./-]+\.sql)`/gm)]
  expect(named.length).toBeGreaterThan(2)
  for (const [, name, file] of named)
    expect(readFileSync(join(repository, file!), 'utf8')).toContain(`-- name: ${name!}\n`)
  expect(readFileSync(join(repository, 'database/schema.sql'), 'utf8')).toContain('FUNCTION discovery.find_posted(')
})
