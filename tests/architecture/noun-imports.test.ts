import { expect, test } from 'vitest'
import { circlesOfNouns, nounImports } from '../../tools/check/noun-imports.ts'

const planted: Record<string, string> = {
  'graph/paths/find-paths.ts': `import { listContacts } from '@wellmet/contacts/contact-list/list-contacts.ts'\nimport type { Score } from '../scores/scores.rules.ts'\n`,
  'graph/scores/scores.rules.ts': `import { Path } from '../paths/paths.contract.ts'\n`,
  'graph/scores/scores.test.ts': `import { world } from '../../tests/world/world.ts'\n`,
  'contacts/contact-list/list-contacts.ts': `import { page } from './pages.rules.ts'\n`,
}
const read = (path: string) => planted[path] ?? ''
const files = Object.keys(planted)

test('the nouns of the repository have no circle', () => {
  expect(circlesOfNouns()).toEqual([])
})

test('two nouns that import each other are found, by type imports too', () => {
  expect(circlesOfNouns(files, read)).toEqual(['circle-of-nouns: graph/paths, graph/scores'])
})

test('a circle of three nouns is found, over a type, generated SQL and messages', () => {
  const three: Record<string, string> = {
    'account/users/users.contract.ts': `import type { Device } from '../devices/devices.contract.ts'\n`,
    'account/devices/devices.sql.gen.ts': `import type { Place } from '../workspaces/workspaces.contract.ts'\n`,
    'account/workspaces/workspaces.messages.ts': `const { names } = await import('../users/users.messages.ts')\n`,
    'graph/paths/find-paths.ts': `import '@wellmet/account/users/users.contract.ts'\n`,
  }
  expect(circlesOfNouns(Object.keys(three), (path) => three[path] ?? '')).toEqual([
    'circle-of-nouns: account/devices, account/users, account/workspaces',
  ])
})

test('a noun is not counted as importing itself, and tests are left out', () => {
  expect(nounImports(files, read)).toEqual(
    new Map([
      ['graph/paths', new Set(['contacts/contact-list', 'graph/scores'])],
      ['graph/scores', new Set(['graph/paths'])],
    ]),
  )
})
