import { expect, test } from 'vitest'
import { mutualNouns, nounImports, unexpectedMutualNouns } from '../../tools/check/noun-imports.ts'

const planted: Record<string, string> = {
  'graph/paths/find-paths.ts': `import { listContacts } from '@wellmet/contacts/contact-list/list-contacts.ts'\nimport type { Score } from '../scores/scores.rules.ts'\n`,
  'graph/scores/scores.rules.ts': `import { Path } from '../paths/paths.contract.ts'\n`,
  'graph/scores/scores.test.ts': `import { world } from '../../tests/world/world.ts'\n`,
  'contacts/contact-list/list-contacts.ts': `import { page } from './pages.rules.ts'\n`,
}
const read = (path: string) => planted[path] ?? ''
const files = Object.keys(planted)

test('the repository has only the pair that is listed with its reason', () => {
  expect(unexpectedMutualNouns()).toEqual([])
  expect(mutualNouns()).toEqual(['account/users ↔ account/workspaces'])
})

test('two nouns that import each other are found, by type imports too', () => {
  expect(unexpectedMutualNouns(files, read)).toEqual(['mutual-nouns: graph/paths ↔ graph/scores'])
})

test('a noun is not counted as importing itself, and tests are left out', () => {
  expect(nounImports(files, read)).toEqual(
    new Map([
      ['graph/paths', new Set(['contacts/contact-list', 'graph/scores'])],
      ['graph/scores', new Set(['graph/paths'])],
    ]),
  )
})
