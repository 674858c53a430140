import { areas } from '../../apps/areas.ts'
import { tablesOf } from '../../platform/area.ts'
import type { Table } from '../../platform/tables/table.ts'
import { areaOf } from '../check/areas.ts'
import { readRepositoryFile, repositoryFiles } from '../check/files.ts'
import type { GoldenFile } from './golden-files.ts'
import { markdownTable } from './markdown-table.ts'

const page = 'docs/data-model.md'
const [start, end] = ['<!-- tables, by npm run golden -->', '<!-- end of tables -->']

/** What an area is about, above its list. */
const areasInWords: Readonly<Record<string, string>> = {
  platform: 'what every area uses',
  account: 'users and workspaces',
  connections: 'outside services',
  identity: 'who is who, and who sees whom',
  contacts: 'what a member brings in',
  graph: 'who knows whom',
  discovery: 'finding and saving',
  introductions: 'from the request to its outcome',
  outreach: 'whom a member may write to, and follow-ups after an introduction',
  growth: 'sites, what happens on them, and who came by a form',
  hq: 'who runs the server, and counts',
}

/** The page with its list of tables as their declarations say; what stands around the list is written by hand. */
export function dataModelPage(): GoldenFile {
  const text = readRepositoryFile(page)
  const [before, rest] = text.split(start)
  const [, after] = rest?.split(end) ?? []
  if (before === undefined || after === undefined) throw new Error(`${page} has no place for the list of tables.`)
  return { path: page, content: `${before}${start}\n\n${listTables(tablesOf(areas))}\n\n${end}${after}` }
}

export function listTables(tables: readonly Table[], folders = foldersOfTables()): string {
  const schemas = [...new Set(tables.map(({ table }) => schemaOf(table)))]
  return schemas
    .map((schema) => {
      const words = areasInWords[schema]
      const rows = tables
        .filter(({ table }) => schemaOf(table) === schema)
        .map(({ table, holds, owner, subjects }) => [
          `\`${table.slice(schema.length + 1)}\``,
          holds,
          owner === null ? 'nobody' : `\`${owner}\``,
          subjects ? subjects.columns.map((column) => `\`${column}\``).join(', ') : '',
          `\`${folders.get(table) ?? ''}\``,
        ])
      const head = ['table', 'holds', 'belongs to', 'names a person', 'declared in']
      return `**${schema}**${words === undefined ? '' : `: ${words}`}\n\n${markdownTable([head, ...rows])}`
    })
    .join('\n\n')
}

const schemaOf = (table: string): string => areaOf(table.replace('.', '/'))

/** In which folder each table is declared. */
function foldersOfTables(): Map<string, string> {
  const files = repositoryFiles().filter((path) => path.endsWith('.tables.ts'))
  return new Map(
    files.flatMap((path) =>
      [...readRepositoryFile(path).matchAll(/(?:\btable: |\bof[A-Z]\w+\(\s*)'([a-z_]+\.[a-z_]+)'/g)].map(
        ([, table]): [string, string] => [table!, path.slice(0, path.lastIndexOf('/'))],
      ),
    ),
  )
}
