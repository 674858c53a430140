import { expect, test } from 'vitest'
import { nounsOutsideGlossary, unknownDocumentedNames } from '../../tools/check/documented-names.ts'

const check = (planted: Record<string, string>) =>
  unknownDocumentedNames(Object.keys(planted), (path) => planted[path] ?? '')

const code = {
  'contacts/imports/read-import.ts': '',
  'database/schema.sql': 'CREATE TABLE contacts.evidence (\n    id bigint\n);\n',
}

test('every table and path that the documentation names exists', () => {
  expect(unknownDocumentedNames()).toEqual([])
})

test('the glossary explains every noun of account and connections', () => {
  expect(nounsOutsideGlossary()).toEqual([])
})

test('a noun that the glossary does not explain is found', () => {
  const planted: Record<string, string> = {
    'docs/glossary.md': '| invitation | an offer to join | | `account/invitations` |',
    'account/account.area.ts': '',
    'account/invitations/invitations.store.ts': '',
    'connections/helpdesk/helpdesk.store.ts': '',
    'graph/paths/paths.store.ts': '',
  }
  expect(nounsOutsideGlossary(Object.keys(planted), (path) => planted[path] ?? '')).toEqual([
    'docs: docs/glossary.md does not explain connections/helpdesk',
  ])
})

test('a table, a path and a link that do not exist are found', () => {
  const page = 'See `contacts.letters`, `contacts/exports`, [the map](map.md) and [it](../contacts/gone.ts).'
  expect(check({ ...code, 'docs/graph.md': page })).toEqual([
    'docs: docs/graph.md names contacts/exports, which does not exist',
    'docs: docs/graph.md names map.md, which does not exist',
    'docs: docs/graph.md names ../contacts/gone.ts, which does not exist',
    'docs: docs/graph.md names contacts.letters, which does not exist',
  ])
})

test('a list of the tables of an area is read by its first column', () => {
  const list = (area: string) => `**${area}**: rows\n\n| table | holds |\n| --- | --- |\n| \`evidence\` | \`facts\` |\n`
  expect(check({ ...code, 'docs/data-model.md': `${list('contacts')}\n${list('graph')}` })).toEqual([
    'docs: docs/data-model.md names graph.evidence, which does not exist',
  ])
})

test('files, folders, tables and columns that exist are fine', () => {
  const page =
    'See `contacts/imports/`, `contacts/imports/read-import.ts`, `contacts.evidence`, `contacts.evidence.id` and [it](../contacts/imports).'
  expect(check({ ...code, 'docs/graph.md': page, 'README.md': '[graph](docs/graph.md#evidence)' })).toEqual([])
})

test('examples, placeholders, addresses and dated pages are left out', () => {
  const example =
    '`<noun>.messages.ts`, `contacts.area.ts`, `apps/web`, `GET /api/contacts`, [web](https://example.com/x)'
  const fence = '```sql\nselect `contacts.gone`\n```'
  expect(check({ ...code, 'docs/map.md': `${example}\n\n${fence}`, 'docs/decisions/x.md': '`contacts.gone`' })).toEqual(
    [],
  )
})
