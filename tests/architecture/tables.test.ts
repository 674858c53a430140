import { expect, test } from 'vitest'
import { areas } from '../../apps/areas.ts'
import { tablesOf } from '@wellmet/platform/area.ts'
import { ofUser, type Table } from '@wellmet/platform/tables/table.ts'
import { person, ofNetwork } from '@wellmet/identity/tables/network-tables.ts'
import { storedTables, tableFindings } from '../../tools/check/tables.ts'

const schema = `
CREATE TABLE contacts.diaries (
    network_id integer NOT NULL,
    person_id bigint NOT NULL,
    day date NOT NULL,
    text text NOT NULL
);

COMMENT ON TABLE contacts.diaries IS 'what a member writes';

ALTER TABLE ONLY contacts.diaries
    ADD CONSTRAINT diaries_pkey PRIMARY KEY (network_id, person_id, day);
`
const diaries = {
  holds: 'what a member writes about a contact on a day',
  given: [person(), 'day', 'text'],
  subjects: { columns: ['person_id'], merged: { how: 'move', key: ['day'] }, deleted: 'on removal' },
} satisfies Parameters<typeof ofNetwork>[1]
const declared = ofNetwork('contacts.diaries', diaries)
const find = (tables: readonly Table[], sql = schema) => tableFindings(tables, sql, [])

test('every table of the product is declared, as it is', () => {
  expect(tableFindings(tablesOf(areas))).toEqual([])
  expect(storedTables(schema).get('contacts.diaries')!.primaryKey).toEqual(['network_id', 'person_id', 'day'])
  expect(find([declared])).toEqual([])
})

test('a table without a declaration is found, a declaration without a table, and one too many', () => {
  expect(find([])).toEqual([
    'tables: contacts.diaries has no declaration; write one in the .tables.ts of its noun and list it in the manifest',
  ])
  expect(find([declared, ofNetwork('contacts.logs', diaries)])).toEqual([
    'tables: contacts.logs is declared and does not exist',
  ])
  expect(find([declared, declared])).toEqual(['tables: contacts.diaries is declared twice'])
})

test('a declaration with a wrong column is found, and a column of which nobody decided', () => {
  expect(find([ofNetwork('contacts.diaries', { ...diaries, given: [person(), 'day', 'words'] })])).toEqual([
    'tables: contacts.diaries has no column words, which its declaration names',
    'tables: contacts.diaries does not say whether text is exported',
  ])
  expect(
    find([ofUser('contacts.diaries', { holds: diaries.holds, moved: { with: 'user' }, leftOut: 'Nothing of it.' })]),
  ).toContain('tables: contacts.diaries has no column user_id, which its declaration names')
})

test('a column that names a person and that no declaration mentions is found', () => {
  const { subjects: _, ...without } = diaries
  expect(find([ofNetwork('contacts.diaries', without)])).toEqual([
    'tables: contacts.diaries says neither that person_id names a person nor, among its numbers, that it does not',
  ])
  const more = schema.replace('    day date', '    friends bigint[],\n    day date')
  expect(find([ofNetwork('contacts.diaries', { ...diaries, leftOut: { friends: 'Of others.' } })], more)).toEqual([
    'tables: contacts.diaries says neither that friends names a person nor, among its numbers, that it does not',
  ])
})

test('a merge that would lose rows or fail is found', () => {
  const merged = (subjects: Table['subjects']) => find([{ ...declared, subjects: subjects! }])
  const { columns, deleted } = diaries.subjects
  expect(merged({ columns, deleted, merged: { how: 'move', key: [] } })).toEqual([
    'tables: contacts.diaries has the key day beside network and person, not ',
  ])
  expect(merged({ columns, deleted, merged: { how: 'renumber', id: 'id' } })).toEqual([
    'tables: contacts.diaries has the primary key network_id, person_id, day, not id',
  ])
  expect(merged({ columns, deleted: { by: 'contacts/gone.ts' }, merged: { how: 'delete' } })).toEqual([
    'tables: contacts.diaries leaves a merge or a deletion to contacts/gone.ts, which does not exist',
  ])
  expect(merged({ columns, deleted: 'by reference', merged: { how: 'delete' } })).toEqual([
    'tables: contacts.diaries has no foreign key by which the rows of a person would go',
  ])
})

test('a table that nobody owns says so in the database too', () => {
  expect(
    find([
      {
        table: 'contacts.diaries',
        holds: diaries.holds,
        owner: null,
        moved: { stays: 'Of this server.' },
        notExported: 'Of nobody.',
        numbers: ['person_id'],
      },
    ]),
  ).toEqual([
    'tables: contacts.diaries belongs to nobody by its declaration, and its comment does not begin with "unowned:"',
  ])
})
