import { expect, test } from 'vitest'
import { locksElsewhere, misnamedStatements, ordersByText } from '../../tools/check/statements.ts'

const found = (sql: string, store: string): string[] =>
  misnamedStatements(['discovery/people-search/people.sql', 'discovery/people-search/people.store.ts'], (path) =>
    path.endsWith('.sql') ? sql : store,
  )

test('a function with the name of its block is as it should be', () => {
  expect(found('-- name: list_people\nselect 1', `export const listPeople = sql.many('list_people')`)).toEqual([])
})

test('a function with another name is named', () => {
  expect(found('-- name: list_people\nselect 1', `export const readPeople = sql.many('list_people')`)).toEqual([
    'statement: discovery/people-search/people.store.ts calls list_people readPeople, not listPeople',
  ])
})

test('a block that nothing runs is named', () => {
  expect(
    found(
      '-- name: list_people\nselect 1\n-- name: count_people\nselect 2',
      `const listPeople = sql.many('list_people')`,
    ),
  ).toEqual(['statement: nothing in discovery/people-search/people.store.ts runs count_people'])
})

test('no statement of the repository is misnamed', () => {
  expect(misnamedStatements()).toEqual([])
})

const ordered = (sql: string): string[] =>
  ordersByText(['connections/engine/engine.sql', 'connections/engine/engine.store.ts'], () => sql)

test('a statement that orders by a number written as text is named', () => {
  expect(ordered('-- name: list_records\nselect number::text as number from t order by number limit 5')).toEqual([
    'statement: list_records in connections/engine/engine.sql orders by the text of number',
  ])
  expect(ordered('-- name: list_records\nselect r.number::text as number from t r order by r.number limit 5')).toEqual(
    [],
  )
})

test('no statement of the repository orders by a number written as text', () => {
  expect(ordersByText()).toEqual([])
})

test.each(["select platform.acquire_lock('discovery.lists', :id)", 'select pg_advisory_xact_lock(1)'])(
  'a lock that is acquired beside acquireLock is named: %s',
  (sql) => {
    expect(locksElsewhere(['discovery/lists/saved-lists.sql'], () => sql)).toEqual([
      'lock: discovery/lists/saved-lists.sql calls PostgreSQL itself instead of acquireLock',
    ])
  },
)

test('every lock of the repository is acquired by acquireLock', () => {
  expect(locksElsewhere()).toEqual([])
})
