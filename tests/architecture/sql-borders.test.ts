import { expect, test } from 'vitest'
import { foreignTables } from '../../tools/check/sql-borders.ts'

/** What is found in one file of the area `discovery`, whose left is `account` and whose right is `introductions`. */
const foundIn = (content: string, path = 'discovery/people-search/people.store.ts'): string[] =>
  foreignTables([path], () => content).map((finding) => finding.replace(`sql: ${path} `, ''))

const toTheRight = ['reads introductions, to its right']
const elsewhere = ['writes account']

test.each([
  [`tx.selectFrom('introductions.requests').selectAll()`],
  [`tx.selectFrom('introductions.requests as r').select('r.id')`],
  [`tx.selectFrom(['discovery.people as p', 'introductions.requests as r'])`],
  [`tx.selectFrom('discovery.people as p').innerJoin('introductions.requests as r', 'r.personId', 'p.id')`],
  [`tx\n  .selectFrom('discovery.people as p')\n  .leftJoin(\n    'introductions.requests as r', (join) => join)`],
  [`tx.updateTable('discovery.people').from('introductions.requests')`],
  ["sql`select * from ${sql.table('introductions.requests')}`"],
  ['sql`select 1 from introductions.requests`'],
  ['sql<Row>`select p.id from discovery.people p, introductions.requests r`'],
  ['sql`exists (select from "introductions"."requests" r)`'],
  ['sql`${sql.ref(`id`)} = any(introductions.connector_ids(${id}))`'],
  [`client.query('select count(*) from introductions.requests')`],
  ['client.query(`\n  with r as (select 1) select * from discovery.people join introductions.requests using (id)`)'],
  [`const tail = 'left join introductions.requests r on true'`],
])('a read to the right is caught: %s', (code) => {
  expect(foundIn(code)).toEqual(toTheRight)
})

test.each([
  [`tx.insertInto('account.users').values(row)`],
  [`tx.updateTable('account.users as u').set({ name })`],
  [`tx.deleteFrom('account.users').where('id', '=', id)`],
  [`tx.mergeInto('account.users as u').using('discovery.people as p', 'p.id', 'u.id')`],
  ['sql`insert into account.users (id) values (${id})`'],
  ['sql`update account.users u set name = ${name}`'],
  ['sql`with gone as (delete from only account.users returning id) select id from gone`'],
  [`client.query('UPDATE "account"."users" SET name = $1')`],
  [`client.query('truncate account.users')`],
  ['const text = `${before} insert into account.users select 1`'],
])('a write to another schema is caught: %s', (code) => {
  expect(foundIn(code)).toEqual(elsewhere)
})

test('both are caught in a .sql file', () => {
  const path = 'discovery/people-search/people.sql'
  expect(
    foundIn(
      '-- name: find_paths\nselect * from discovery.people p join introductions.requests r on r.id = p.id;\n',
      path,
    ),
  ).toEqual(toTheRight)
  expect(foundIn('-- name: rename\nUPDATE account.users AS u SET name = :name;\n', path)).toEqual(elsewhere)
})

test('a write to the right is a read too, and both are told', () => {
  expect(foundIn('sql`insert into introductions.requests select 1`')).toEqual([...toTheRight, 'writes introductions'])
})

test.each([
  [`tx.selectFrom('account.users as u').innerJoin('discovery.people as p', 'p.userId', 'u.id')`],
  [`tx.insertInto('discovery.people').values(row)`],
  ['sql`insert into discovery.people select id from account.users`'],
  [`event('introductions.requested', shape)`],
  [`event('user.signed-up', shape)`],
  [`job('introductions.send-reminders', shape)`],
  [`job('growth.sweep', shape)`],
  [`log.info('delivered from introductions.send-reminders')`],
  [`throw fail('conflict', 'Update introductions.md, or take it from outreach.')`],
  [`const scope = 'introductions.requests'`],
  [`const key = Buffer.from('introductions.requests')`],
  [`import { ask } from '@wellmet/platform/introductions.contract.ts'`],
  [`// select * from introductions.requests\n/* insert into account.users */ export const nothing = 1`],
  ["sql`select 'introductions.requests' as kind -- from introductions.requests`"],
  [`client.query("select graphile_worker.add_job('introductions.send-reminders')")`],
  ['const path = `/api/${area}/introductions.json`'],
])('what is no foreign table is left alone: %s', (code) => {
  expect(foundIn(code)).toEqual([])
})

test('tests, generated files and what is outside the areas may speak of every schema', () => {
  const files = [
    'discovery/people-search/people.test.ts',
    'platform/database/schema.gen.ts',
    'tests/world/world.ts',
    'database/seed/seed.ts',
  ]
  expect(foreignTables(files, () => `tx.insertInto('hq.approvals')`)).toEqual([])
})

test('a file that cannot be read as TypeScript is an error and not a silence', () => {
  expect(() => foundIn('const = (')).toThrow('discovery/people-search/people.store.ts cannot be read')
})
