import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { repository } from '../../tools/repository.ts'
import { listDistributableTables } from '../../database/catalogue/distributable-tables.ts'
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

test('the page distributes all tables of networks whose keys and references allow it, and no other', async () => {
  const possible = await looking((client) => listDistributableTables(client, references))
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
