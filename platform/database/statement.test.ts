import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { worldForThisTest } from '../../tests/world/world.ts'
import { statement } from './statement.ts'

const folder = mkdtempSync(join(tmpdir(), 'statement-'))
const store = pathToFileURL(join(folder, 'things.store.ts')).href
writeFileSync(
  join(folder, 'things.sql'),
  `-- name: add
select :a::int + :b::int as sum, ':a' as quoted, :a::text as again -- :c is a comment
-- name: second_block
select 1 as one;
`,
)
afterAll(() => rmSync(folder, { recursive: true }))

const add = statement<{ a: number; b: number }, { sum: number; quoted: string; again: string }>(store, 'add')

test('placeholders are numbered by name, and casts, quotes and comments are left alone', () => {
  expect(add.sql).toBe(`select $1::int + $2::int as sum, ':a' as quoted, $1::text as again -- :c is a comment`)
})

test('a statement is kept prepared under its name', async () => {
  const { services } = await worldForThisTest()
  await services.database.seenBy({ viewerId: null, workspaceId: null, principal: 'test' }).transaction(async (tx) => {
    expect(await add(tx, { a: 1, b: 2 })).toEqual([{ sum: 3, quoted: ':a', again: '1' }])
    expect(await add(tx, { a: 3, b: 4 })).toEqual([{ sum: 7, quoted: ':a', again: '3' }])
    const prepared = statement<object, { name: string }>(store, 'second_block')
    expect(await prepared(tx, {})).toEqual([{ one: 1 }])
  })
  const { rows } = await services.database.pool.query('select name from pg_prepared_statements order by name')
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['things.add', 'things.second_block']))
})

test('a block that is not there fails when the file is loaded, not when it is called', () => {
  expect(() => statement(store, 'nothing')).toThrow('things.sql has no block "-- name: nothing"')
})
