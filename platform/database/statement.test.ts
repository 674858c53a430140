import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql as raw } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { worldForThisTest } from '../../tests/world/world.ts'
import type { Tx } from './connection.ts'
import { statements } from './statement.ts'

const folder = mkdtempSync(join(tmpdir(), 'statement-'))
const noun = join(folder, 'area', 'noun')
mkdirSync(noun, { recursive: true })
const store = pathToFileURL(join(noun, 'things.store.ts')).href
writeFileSync(
  join(noun, 'things.sql'),
  `-- name: add
select :a::int + :b::int as sum, ':a' as quoted, :a::text as again -- :c is a comment
-- name: second_block
select 1 as one;
-- name: count_up
select n from generate_series(1, :upTo::int) n;
-- name: of_a_kind
select :kinds.second::int + :a::int as sum
-- name: of_columns
select :fields(coalesce(t.{column}, :{field}::text) as "{field}"), t.a::numeric(4) from (:fields(t.{column})) t
-- name: a_block_whose_name_together_with_the_names_of_its_folders_is_too_long
select 1 as one;
-- name: x_block_whose_name_together_with_the_names_of_its_folders_is_too_long
select 2 as one;
`,
)
afterAll(() => rmSync(folder, { recursive: true }))

interface Statements {
  add: { params: { a: number; b: number }; row: { sum: number; quoted: string; again: string } }
  second_block: { params: object; row: { one: number } }
  count_up: { params: { upTo: number }; row: { n: number } }
  of_a_kind: { params: { a: number }; row: { sum: number } }
  of_columns: { params: { name: string; jobTitle: string }; row: { name: string; jobTitle: string } }
  a_block_whose_name_together_with_the_names_of_its_folders_is_too_long: { params: object; row: { one: number } }
  x_block_whose_name_together_with_the_names_of_its_folders_is_too_long: { params: object; row: { one: number } }
}
const sql = statements<Statements>(store)
const add = sql.one('add')

const inTransaction = async (work: (tx: Tx) => Promise<void>) => {
  const { services } = await worldForThisTest()
  await services.database.asViewer({ viewerId: null, workspaceId: null, principal: 'test' }).transaction(work)
  return services
}

test('placeholders are numbered by name, and casts, quotes and comments are left alone', () => {
  expect(add.sql).toBe(`select $1::int + $2::int as sum, ':a' as quoted, $1::text as again -- :c is a comment`)
})

test('a named number is written into the text, and one that has no name fails when the file is loaded', () => {
  const ofAKind = statements<Statements>(store, { kinds: { first: 1, second: 2 } }).one('of_a_kind')
  expect(ofAKind.sql).toBe('select 2::int + $1::int as sum')
  expect(() => statements<Statements>(store, { kinds: { first: 1 } }).one('of_a_kind')).toThrow(
    'area/noun/things.of_a_kind: there is no :kinds.second',
  )
})

test('what is repeated for each column of a list becomes part of the text, and an unknown list fails', () => {
  const lists = { fields: { name: 'name', jobTitle: 'job_title' } }
  expect(statements<Statements>(store, lists).one('of_columns').sql).toBe(
    'select coalesce(t.name, $1::text) as "name", coalesce(t.job_title, $2::text) as "jobTitle", t.a::numeric(4) from (t.name, t.job_title) t',
  )
  expect(() => statements<Statements>(store).one('of_columns')).toThrow('there is no list :fields')
})

test('a statement is kept prepared under area, noun, file and block', async () => {
  const services = await inTransaction(async (tx) => {
    expect(await add(tx, { a: 1, b: 2 })).toEqual({ sum: 3, quoted: ':a', again: '1' })
    expect(await add(tx, { a: 3, b: 4 })).toEqual({ sum: 7, quoted: ':a', again: '3' })
    expect(await sql.many('second_block')(tx)).toEqual([{ one: 1 }])
  })
  const { rows } = await services.database.pool.query('select name from pg_prepared_statements order by name')
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['area/noun/things.add', 'area/noun/things.second_block']),
  )
})

test('one row, perhaps one, all of them, or how many', async () => {
  await inTransaction(async (tx) => {
    expect(await sql.many('count_up')(tx, { upTo: 2 })).toEqual([{ n: 1 }, { n: 2 }])
    expect(await sql.maybe('count_up')(tx, { upTo: 2 })).toEqual({ n: 1 })
    expect(await sql.maybe('count_up')(tx, { upTo: 0 })).toBeUndefined()
    expect(await sql.run('count_up')(tx, { upTo: 3 })).toBe(3)
    const one = sql.one('count_up')
    expect(await one(tx, { upTo: 1 })).toEqual({ n: 1 })
    await expect(one(tx, { upTo: 0 })).rejects.toThrow('area/noun/things.count_up returned 0 rows instead of one')
    await expect(one(tx, { upTo: 2 })).rejects.toThrow('area/noun/things.count_up returned 2 rows instead of one')
  })
})

test('a block that is not there fails when the file is loaded, not when it is called', () => {
  expect(() => statements<Record<'nothing', { params: object; row: object }>>(store).many('nothing')).toThrow(
    'things.sql has no block "-- name: nothing"',
  )
})

test('of a name that PostgreSQL would cut off the end is kept, behind a hash of all of it', async () => {
  await inTransaction(async (tx) => {
    await sql.many('a_block_whose_name_together_with_the_names_of_its_folders_is_too_long')(tx)
    await sql.many('x_block_whose_name_together_with_the_names_of_its_folders_is_too_long')(tx)
    const { rows } = await raw<{ name: string }>`select name from pg_prepared_statements order by name`.execute(tx)
    const names = rows.map(({ name }) => name).filter((name) => name.endsWith('is_too_long'))
    expect(new Set(names).size).toBe(2)
    for (const name of names) expect(name).toHaveLength(63)
  })
})
