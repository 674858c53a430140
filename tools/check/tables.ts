import { columnOf, isPersonal, type Table } from '../../platform/tables/table.ts'
import { readRepositoryFile, repositoryFiles } from './files.ts'

interface StoredTable {
  /** By name: the type. */
  columns: Map<string, string>
  primaryKey: readonly string[]
  comment: string
  /** Columns of foreign keys whose rows go with the row they refer to. */
  cascading: ReadonlySet<string>
}

/** The tables of database/schema.sql, which `npm run golden` writes from the migrations. */
export function storedTables(schema: string): Map<string, StoredTable> {
  const found = new Map<string, StoredTable>()
  for (const [, name, body] of schema.matchAll(/^CREATE (?:UNLOGGED )?TABLE ([a-z_0-9.]+) \(\n([\s\S]*?)^\)/gm)) {
    const columns = [...body!.matchAll(/^ {4}"?(?!CONSTRAINT\b)(\w+)"? ([^,\n]+)/gm)].map(
      ([, column, type]): [string, string] => [column!, type!],
    )
    const constraints = [...schema.matchAll(new RegExp(`^ALTER TABLE ONLY ${escaped(name!)}\\n +ADD (.*);$`, 'gm'))]
    const listed = (pattern: RegExp): string[] =>
      constraints.flatMap(([, text]) => pattern.exec(text!)?.[1]?.split(', ') ?? [])
    found.set(name!, {
      columns: new Map(columns),
      primaryKey: listed(/ PRIMARY KEY \((.*?)\)/),
      comment: new RegExp(`^COMMENT ON TABLE ${escaped(name!)} IS '(.*)';$`, 'm').exec(schema)?.[1] ?? '',
      cascading: new Set(listed(/ FOREIGN KEY \((.*?)\) .* ON DELETE CASCADE/)),
    })
  }
  return found
}

const escaped = (name: string): string => name.replaceAll('.', '\\.')

/** Tables without a declaration, declarations without a table, and what a declaration says that is not so. */
export function tableFindings(
  declared: readonly Table[],
  schema = readRepositoryFile('database/schema.sql'),
  files = repositoryFiles(),
): string[] {
  const stored = storedTables(schema)
  const names = declared.map(({ table }) => table)
  const known = new Set(files)
  return [
    ...[...stored.keys()]
      .filter((name) => !names.includes(name))
      .map((name) => `${name} has no declaration; write one in the .tables.ts of its noun and list it in the manifest`),
    ...names.filter((name, at) => names.indexOf(name) !== at).map((name) => `${name} is declared twice`),
    ...declared.flatMap((table) => {
      const there = stored.get(table.table)
      return there
        ? findingsOf(table, there, known).map((finding) => `${table.table} ${finding}`)
        : [`${table.table} is declared and does not exist`]
    }),
  ].map((finding) => `tables: ${finding}`)
}

function findingsOf(table: Table, stored: StoredTable, files: ReadonlySet<string>): string[] {
  const people = table.subjects?.columns ?? []
  const numbers = table.numbers ?? []
  const named = [...(table.owner === null ? [] : [table.owner]), ...people, ...numbers, ...exportedColumns(table)]
  return [
    ...[...new Set(named)]
      .filter((column) => !stored.columns.has(column))
      .map((column) => `has no column ${column}, which its declaration names`),
    ...(table.owner === null && !stored.comment.startsWith('unowned:')
      ? ['belongs to nobody by its declaration, and its comment does not begin with "unowned:"']
      : []),
    ...(table.holds.length < 8 ? ['does not say what it holds'] : []),
    ...[...stored.columns]
      .filter(
        ([column, type]) =>
          /^bigint(?:\[\])?(?: |$)/.test(type) && !people.includes(column) && !numbers.includes(column),
      )
      .map(([column]) => `says neither that ${column} names a person nor, among its numbers, that it does not`),
    ...undecidedColumns(table, stored),
    ...subjectFindings(table, stored, files),
  ]
}

const exportedColumns = (table: Table): string[] =>
  isPersonal(table)
    ? [
        ...table.rows.flatMap(({ given }) => given.map(columnOf)),
        ...(typeof table.leftOut === 'string' ? [] : Object.keys(table.leftOut)),
      ]
    : []

const undecidedColumns = (table: Table, { columns }: StoredTable): string[] => {
  if (!isPersonal(table) || typeof table.leftOut === 'string') return []
  const decided = new Set(exportedColumns(table))
  return [...columns.keys()]
    .filter((column) => !decided.has(column))
    .map((column) => `does not say whether ${column} is exported`)
}

/** What merging and deleting rest on, because the SQL is made from it. */
function subjectFindings({ subjects, owner }: Table, stored: StoredTable, files: ReadonlySet<string>): string[] {
  if (!subjects) return []
  const { columns, merged, deleted } = subjects
  const paths = [
    merged.how === 'own' ? merged.by : undefined,
    merged.how === 'move' ? merged.restoredBy : undefined,
    typeof deleted === 'object' && 'by' in deleted ? deleted.by : undefined,
  ]
  const findings = paths
    .filter((path) => path !== undefined && !files.has(path))
    .map((path) => `leaves a merge or a deletion to ${path}, which does not exist`)
  const isDone =
    merged.how === 'move' || merged.how === 'move pairs' || merged.how === 'renumber' || merged.how === 'delete'
  if ((isDone || deleted === 'on removal' || deleted === 'on deletion') && owner !== 'network_id')
    findings.push('is not of a network, so its rows cannot be merged or deleted by its declaration')
  const expected =
    merged.how === 'move pairs' ? 2 : merged.how === 'move' || merged.how === 'renumber' ? 1 : columns.length
  if (columns.length !== expected) findings.push(`is merged by ${expected} columns, and names ${columns.length}`)
  if (merged.how === 'move' || merged.how === 'move pairs') {
    const rest = stored.primaryKey.filter((column) => column !== 'network_id' && !columns.includes(column))
    if (rest.toSorted().join() !== merged.key.toSorted().join())
      findings.push(
        `has the key ${rest.join(', ') || 'of the person alone'} beside network and person, not ${merged.key.join(', ')}`,
      )
  }
  if (merged.how === 'renumber' && stored.primaryKey.join() !== merged.id)
    findings.push(`has the primary key ${stored.primaryKey.join(', ')}, not ${merged.id}`)
  if (deleted === 'by reference' && !columns.every((column) => stored.cascading.has(column)))
    findings.push('has no foreign key by which the rows of a person would go')
  return findings
}
