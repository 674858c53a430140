import { posix } from 'node:path'
import { areas } from './areas.ts'
import { readRepositoryFile, repositoryFiles } from './files.ts'

const schema = 'database/schema.sql'

/** The pages that describe the code as it is. Decisions and measurements describe the day they were written. */
const isCurrentPage = (path: string): boolean =>
  /^docs\/(?:(?:help|operations|operations\/runbooks)\/)?[^/]+\.md$/.test(path) || /^[A-Z]+\.md$/.test(path)
const history = 'CHANGELOG.md'

/** Folders that are made, not committed. */
const isMade = (path: string): boolean => /(?:^|\/)(?:dist|node_modules)(?:\/|$)/.test(path)

const withoutFences = (text: string): string => text.replaceAll(/^```[\s\S]*?^```/gm, '')
const codeSpans = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/g)].map((match) => match[1]!)
const linkTargets = (text: string): string[] =>
  // Elsewhere, or at an address of the product.
  [...text.matchAll(/\]\(([^()\s#]+)(?:#[^()\s]*)?\)/g)].map((match) => match[1]!).filter((to) => !/:|^\//.test(to))

const databaseNames = (sql: string): Set<string> =>
  new Set(
    [...sql.matchAll(/^CREATE (?:UNLOGGED )?(?:TABLE|VIEW|FUNCTION|TYPE|SEQUENCE) ([a-z_.0-9]+)/gm)].map(
      (match) => match[1]!,
    ),
  )

/** `contacts.evidence` or `contacts.evidence.kind`; a file such as `contacts.area.ts` is none. */
function namedTable(span: string): string | undefined {
  const [area, name, ...rest] = span.split('.')
  if (rest.length > 1 || /\.(?:ts|tsx|sql|md)$/.test(span)) return undefined
  if (!areas.some((one) => one === area) || name === undefined || !/^[a-z_0-9]+$/.test(name)) return undefined
  return `${area}.${name}`
}

/** The first column of the lists headed `| table |`, each below the name of its area in bold. */
function listedTables(text: string): string[] {
  const sections = text.split(/^\*\*(?=[a-z]+\*\*)/m).slice(1)
  return sections.flatMap((section) => {
    const area = section.slice(0, section.indexOf('*'))
    const [, rows = ''] = section.split(/^\| table .*$/m)
    const cells = [...rows.matchAll(/^\|([^|]*)\|/gm)].map((match) => match[1]!)
    return cells.flatMap(codeSpans).map((name) => `${area}.${name}`)
  })
}

const folderOf = (path: string): string => path.slice(0, path.indexOf('/'))

/** Every file and every folder, without the final slash. */
function knownPaths(files: readonly string[]): Set<string> {
  const known = new Set<string>(files)
  for (const file of files)
    for (let folder = posix.dirname(file); folder !== '.'; folder = posix.dirname(folder)) known.add(folder)
  return known
}

/** Areas whose nouns cannot be told from the product itself, so each has a row in the glossary. */
const explainedAreas = new Set(['account', 'connections'])

export function nounsOutsideGlossary(files = repositoryFiles(), read = readRepositoryFile): string[] {
  const named = new Set(codeSpans(read('docs/glossary.md')))
  const nouns = files.map((file) => file.split('/').slice(0, -1)).filter(([area = '']) => explainedAreas.has(area))
  return [...new Set(nouns.filter((path) => path.length > 1).map((path) => path.slice(0, 2).join('/')))]
    .filter((noun) => !named.has(noun))
    .map((noun) => `docs: docs/glossary.md does not explain ${noun}`)
}

/** Tables and paths that a page of the documentation names and that do not exist. */
export function unknownDocumentedNames(files = repositoryFiles(), read = readRepositoryFile): string[] {
  const paths = knownPaths(files)
  const folders = new Set(files.filter((file) => file.includes('/')).map(folderOf))
  const tables = files.includes(schema) ? databaseNames(read(schema)) : new Set<string>()
  const isPath = (span: string): boolean =>
    /^[\w./-]+$/.test(span) && span.includes('/') && folders.has(folderOf(span)) && !isMade(span)
  return files
    .filter((page) => isCurrentPage(page) && page !== history)
    .flatMap((page) => {
      const text = withoutFences(read(page))
      const spans = codeSpans(text)
      return [
        ...spans.filter(isPath).filter((span) => !paths.has(span.replace(/\/$/, ''))),
        ...linkTargets(text).filter((to) => !paths.has(posix.join(posix.dirname(page), to).replace(/\/$/, ''))),
        ...[...spans.map(namedTable), ...listedTables(text)].filter(
          (table) => table !== undefined && !tables.has(table),
        ),
      ].map((name) => `docs: ${page} names ${name}, which does not exist`)
    })
}
