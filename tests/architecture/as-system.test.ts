import { expect, test } from 'vitest'
import { systemLedger, unexplainedSystemCalls } from '../../tools/check/as-system.ts'

const check = (planted: Record<string, string>) =>
  unexplainedSystemCalls(Object.keys(planted), (path) => planted[path] ?? '')

const calling = 'await db.asSystem((tx) => findUser(tx))'
const reason = '// As the system: signs in\n'

test('every file of the repository that takes on the system role says why', () => {
  expect(unexplainedSystemCalls()).toEqual([])
})

test('a file that calls asSystem without a reason is found', () => {
  expect(check({ 'account/a.ts': reason + calling, 'graph/b/c.ts': calling })).toEqual([
    'as-system: graph/b/c.ts calls asSystem without a comment that begins with "As the system: "',
  ])
})

test('an empty reason is none', () => {
  expect(check({ 'account/a.ts': `// As the system: \n${calling}` })).toHaveLength(1)
})

test('a file that says why and does not call it is found', () => {
  expect(check({ 'account/a.ts': `${reason}db.transaction()` })).toEqual([
    'as-system: account/a.ts says why, and does not call asSystem',
  ])
})

test('tests and generated files are left out', () => {
  expect(check({ 'account/a.test.ts': calling, 'graph/b/letters-for-tests.ts': calling })).toEqual([])
})

test('the ledger lists path and reason', () => {
  const files = { 'graph/b/c.ts': calling, 'account/a.ts': reason + calling }
  expect(systemLedger(Object.keys(files), (path) => files[path as keyof typeof files])).toBe(
    'account/a.ts  signs in\ngraph/b/c.ts  \n',
  )
})
