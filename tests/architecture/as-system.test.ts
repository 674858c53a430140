import { expect, test } from 'vitest'
import { ledger, unlistedSystemCalls } from '../../tools/check/as-system.ts'

const check = (planted: Record<string, string>) =>
  unlistedSystemCalls(Object.keys(planted), (path) => planted[path] ?? '')

const calling = 'await db.asSystem((tx) => findUser(tx))'

test('every file of the repository that takes on the system role is listed with a reason', () => {
  expect(unlistedSystemCalls()).toEqual([])
})

test('a file that calls asSystem and is not listed is found', () => {
  expect(check({ [ledger]: 'account/a.ts  signs in\n', 'account/a.ts': calling, 'graph/b/c.ts': calling })).toEqual([
    'as-system: graph/b/c.ts calls asSystem and is not in docs/as-system.txt',
  ])
})

test('a listed file that does not call it, or is gone, is found', () => {
  expect(
    check({ [ledger]: 'account/a.ts  signs in\naccount/gone.ts  was here\n', 'account/a.ts': 'db.transaction()' }),
  ).toEqual([
    'as-system: docs/as-system.txt lists account/a.ts, which does not call asSystem',
    'as-system: docs/as-system.txt lists account/gone.ts, which does not call asSystem',
  ])
})

test('a line without a reason is found', () => {
  expect(check({ [ledger]: 'account/a.ts\n', 'account/a.ts': calling })).toEqual([
    'as-system: docs/as-system.txt has a line without a reason: account/a.ts',
    'as-system: account/a.ts calls asSystem and is not in docs/as-system.txt',
  ])
})

test('tests and generated files are left out', () => {
  expect(check({ [ledger]: '', 'account/a.test.ts': calling, 'graph/b/letters-for-tests.ts': calling })).toEqual([])
})
