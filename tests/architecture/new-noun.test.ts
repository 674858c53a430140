import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { areas } from '../../apps/areas.ts'
import { longest, misnamedFiles } from '../../tools/check/files.ts'
import { foreignTables } from '../../tools/check/sql-borders.ts'
import { namesOf } from '../../tools/new-noun/names.ts'
import { nounFiles } from '../../tools/new-noun/noun-files.ts'
import { refusal } from '../../tools/new-noun/refusal.ts'
import {
  registrations,
  withArea,
  withImport,
  withManifest,
  withRoute,
  withTables,
} from '../../tools/new-noun/registrations.ts'
import { singularOf } from '../../tools/new-noun/singular.ts'
import { repository } from '../../tools/repository.ts'

const standing = { nouns: ['account/users', 'account/api-keys'], shapes: ['User', 'Workspace'] }
const begunAt = new Date('2027-01-02T03:04:05Z')
/** Assistants use what other areas have; nothing is added there by itself. */
const withoutNouns = new Set(['platform', 'mcp'])
const standingAreas = areas.map(({ name }) => name).filter((name) => !withoutNouns.has(name))
const newArea = { version: '0.1.0', zod: '4.0.0' }
const made = (area: string, noun: string) => nounFiles(namesOf(area, noun)!, { begunAt, schemaIsNew: true, newArea })
const readRepository = (path: string) => readFileSync(join(repository, path), 'utf8')

test('a noun has a file for every role, a migration, and the package and manifest of a new area', () => {
  expect(made('graph', 'people').map(({ path }) => path)).toEqual([
    'graph/people/people.contract.ts',
    'graph/people/people.rules.ts',
    'graph/people/people.rules.test.ts',
    'graph/people/people.store.ts',
    'graph/people/people.tables.ts',
    'graph/people/list-people.ts',
    'graph/people/add-person.ts',
    'graph/people/people.handlers.ts',
    'graph/people/people.test.ts',
    'database/migrations/20270102030405_people.sql',
    'graph/package.json',
    'graph/graph.area.ts',
  ])
  const inOldArea = nounFiles(namesOf('account', 'devices')!, { begunAt, schemaIsNew: false, newArea: null })
  expect(inOldArea.map(({ path }) => path)).not.toContain('account/package.json')
  expect(inOldArea.find(({ path }) => path.endsWith('.sql'))!.content).not.toContain('create schema')
})

test.each([
  ['graph', 'people'],
  ['introductions', 'outcome-reports'],
  ['hq', 'approvals'],
])('the files of %s/%s keep the rules of the house', (area, noun) => {
  const files = made(area, noun)
  const content = new Map(files.map((file) => [file.path, file.content]))
  expect(misnamedFiles(files.map(({ path }) => path))).toEqual([])
  expect(
    foreignTables(
      files.map(({ path }) => path),
      (path) => content.get(path)!,
    ),
  ).toEqual([])
  for (const file of files) {
    expect(file.content.split('\n').length).toBeLessThan(longest)
    expect(file.content).not.toMatch(/(?<!\| )undefined|\[object|: any\b/)
  }
})

test('the table is owned, hidden from others, and unique within its owner only', () => {
  const sql = made('graph', 'warm-paths').find(({ path }) => path.endsWith('20270102030405_warm_paths.sql'))!.content
  expect(sql).toContain('create schema if not exists graph;')
  expect(sql).toContain('grant usage on schema graph to wellmet_app, wellmet_system;')
  expect(sql).toContain('alter table graph.warm_paths enable row level security, force row level security;')
  expect(sql).toContain(
    'with check (user_id = (select platform.viewer_id()) and workspace_id = (select platform.workspace_id()))',
  )
  expect(sql.match(/unique index .*/g)).toEqual([expect.stringContaining('(workspace_id, user_id, name_key)')])
  expect(sql.match(/^grant .* to wellmet_app;$/gm)).toEqual([
    'grant select, insert on graph.warm_paths to wellmet_app;',
  ])
})

test('the declaration of the table names every column of the migration', () => {
  const files = made('graph', 'warm-paths')
  const content = (end: string) => files.find(({ path }) => path.endsWith(end))!.content
  const [, body = ''] = /create table graph\.warm_paths \(\n([\s\S]*?)\n\);/.exec(content('_warm_paths.sql')) ?? []
  const columns = body.split('\n').map((line) => line.trim().split(' ')[0]!)
  expect(columns).toContain('user_id')
  const declaration = content('warm-paths.tables.ts')
  expect(declaration).toContain(`ofUser('graph.warm_paths'`)
  expect(columns.filter((column) => !new RegExp(`'${column}'|\\b${column}:`).test(declaration))).toEqual([])
})

test.each([
  [[], 'npm run new:noun <area>'],
  [['graph'], 'npm run new:noun <area>'],
  [['graph', 'people', 'person', 'more'], 'npm run new:noun <area>'],
  [['marketing', 'people'], 'There is no area "marketing"'],
  [['platform', 'queues'], 'There is no area "platform"'],
  [['account', 'users'], 'account/users exists already'],
  [['graph', 'api-keys'], 'account/api-keys exists already'],
  [['graph', 'warmPaths'], 'is not kebab-case'],
  [['graph', 'warm_paths'], 'is not kebab-case'],
  [['graph', '../people'], 'is not kebab-case'],
  [['graph', 'people', 'Person'], 'is not kebab-case'],
  [['graph', 'paths-of-people-known-by-others'], 'is longer than'],
  [['graph', 'company'], 'reads as singular'],
  [['graph', 'address'], 'reads as singular'],
  [['graph', 'status'], 'reads as singular'],
  [['graph', 'helpers'], 'the house does not use the word "helpers"'],
  [['graph', 'people-utils'], 'the house does not use the word "utils"'],
  [['graph', 'managers'], 'the house does not use the word "managers"'],
  [['graph', 'person-dtos'], 'the house does not use the word "dtos"'],
  [['growth', 'pages'], 'The shape "Page" exists already'],
  [['graph', 'friends', 'user'], 'The shape "User" exists already'],
])('%j is refused in words', (asked, words) => {
  expect(refusal(asked, standing)).toContain(words)
})

test.each([
  [['graph', 'people']],
  [['introductions', 'requests']],
  [['outreach', 'email', 'email']],
  [['growth', 'pages', 'landing-page']],
])('%j is not refused', (asked) => {
  expect(refusal(asked, standing)).toBeNull()
})

test.each([
  ['people', 'person'],
  ['companies', 'company'],
  ['api-keys', 'api-key'],
  ['addresses', 'address'],
  ['matches', 'match'],
  ['boxes', 'box'],
  ['statuses', 'status'],
  ['courses', 'course'],
  ['archives', 'archive'],
  ['analyses', 'analysis'],
  ['outcomes', 'outcome'],
  ['news', 'news'],
  ['bus', undefined],
  ['analysis', undefined],
  ['onboarding', undefined],
])('one of %s is %s', (plural, singular) => {
  expect(singularOf(plural)).toBe(singular)
})

test('an import and a route take their place in a manifest, also where there is no route yet', () => {
  const manifest = [
    `import type { Area } from '@wellmet/platform/area.ts'`,
    `import { listsRoutes } from './lists/lists.handlers.ts'`,
    `import {`,
    `  pathsRoutes,`,
    `} from './paths/paths.handlers.ts'`,
    '',
    'export const graphArea = { routes: { lists: listsRoutes, paths: pathsRoutes }, jobs: [] }',
    '',
  ].join('\n')
  const more = withImport(manifest, 'peopleRoutes', './people/people.handlers.ts')
  expect(more.split('\n')[5]).toBe(`import { peopleRoutes } from './people/people.handlers.ts'`)
  expect(withImport(manifest, 'mapsRoutes', './maps/maps.handlers.ts').split('\n')[2]).toContain('mapsRoutes')
  expect(withRoute(more, 'people')).toContain('paths: pathsRoutes, people: peopleRoutes }, jobs')
  expect(withRoute('{ routes: {}, jobs: [] }', 'people')).toBe('{ routes: { people: peopleRoutes }, jobs: [] }')
  expect(withTables('{ tables: [...listsTables, ...pathsTables] }', 'people')).toBe(
    '{ tables: [...listsTables, ...pathsTables, ...peopleTables] }',
  )
  expect(withTables('{ tables: [] }', 'people')).toBe('{ tables: [ ...peopleTables ] }')
  const empty = `import type { Area } from '@wellmet/platform/area.ts'\n\nexport const areaOf = 1\n`
  expect(withImport(empty, 'peopleRoutes', './people/people.handlers.ts').split('\n')[1]).toContain('peopleRoutes')
})

test('an area is listed after those to its left', () => {
  expect(withArea('{ "include": ["platform", "account", "outreach", "apps/api"] }', 'include', 'graph')).toBe(
    '{ "include": ["platform", "account", "graph", "outreach", "apps/api"] }',
  )
  expect(withManifest('areas = [platformArea, accountArea, outreachArea] as const', 'graph')).toBe(
    'areas = [platformArea, accountArea, graphArea, outreachArea] as const',
  )
})

test.each(standingAreas)('a noun in %s touches one file outside its folder and its migration', (area) => {
  const names = namesOf(area, 'made-up-nouns')!
  const ground = { begunAt, schemaIsNew: false, newArea: null }
  const changed = registrations(names, false, readRepository)
  const outside = [...nounFiles(names, ground), ...changed].filter(
    ({ path }) => !path.startsWith(`${area}/made-up-nouns/`) && !path.startsWith('database/migrations/'),
  )
  expect(outside.map(({ path }) => path)).toEqual([`${area}/${area}.area.ts`])
  const lines = changed[0]!.content.split('\n')
  expect(lines).toContain(`import { madeUpNounsRoutes } from './made-up-nouns/made-up-nouns.handlers.ts'`)
  expect(lines).toContain(`import { madeUpNounsTables } from './made-up-nouns/made-up-nouns.tables.ts'`)
  expect(lines.filter((line) => line.includes('madeUpNouns: madeUpNounsRoutes'))).toHaveLength(1)
  expect(lines.filter((line) => line.includes('...madeUpNounsTables'))).toHaveLength(1)
  // Nothing that was there is gone.
  const before = readRepository(`${area}/${area}.area.ts`)
  expect(changed[0]!.content.length).toBeGreaterThan(before.length)
})

test('the files of this repository have a place for a new area', () => {
  const files = registrations(namesOf('hq', 'made-up-nouns')!, true, readRepository)
  expect(files.map(({ path }) => path)).toEqual(['apps/areas.ts', 'package.json', 'tsconfig.json'])
  for (const { path, content } of files) {
    expect(content).toMatch(/hq/)
    expect(content.length).toBeGreaterThan(readRepository(path).length)
  }
  const { workspaces } = JSON.parse(files[1]!.content) as { workspaces: string[] }
  expect(workspaces.indexOf('hq')).toBeLessThan(workspaces.indexOf('apps/api'))
})
