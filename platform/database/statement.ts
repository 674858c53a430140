import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { CompiledQuery } from 'kysely'
import type { NamedQuery, Tx } from './connection.ts'

export interface Statement<P, R> {
  (tx: Tx, params: P): Promise<R[]>
  /** The text as PostgreSQL gets it, for the bench and for looking at plans. */
  readonly sql: string
}

/**
 * A statement from the `.sql` file beside a store, kept prepared under its name: planning is most of the cost of a point
 * query. Placeholders are written `:name` and taken from the parameters by name.
 *
 *     export const findPaths = statement<{ viewer: string }, PathRow>(import.meta.url, 'find_paths')
 */
export function statement<P extends object, R>(storeUrl: string, name: string): Statement<P, R> {
  const file = new URL(storeUrl.replace(/\.store\.ts$/, '.sql'))
  const text = blocksOf(file).get(name)
  if (!text) throw new Error(`${basename(file.pathname)} has no block "-- name: ${name}"`)
  const { sql, names } = numberPlaceholders(text)
  const preparedAs = `${basename(file.pathname, '.sql')}.${name}`
  const run = async (tx: Tx, params: P): Promise<R[]> => {
    const values = names.map((param) => (params as Record<string, unknown>)[param])
    const query: NamedQuery = { ...CompiledQuery.raw(sql, values), preparedAs }
    return (await tx.withoutPlugins().executeQuery<R>(query)).rows
  }
  return Object.assign(run, { sql })
}

const files = new Map<string, Map<string, string>>()

function blocksOf(file: URL): Map<string, string> {
  let blocks = files.get(file.href)
  if (!blocks) {
    const parts = readFileSync(file, 'utf8').split(/^-- name: *(\w+) *$/m)
    blocks = new Map()
    for (let i = 1; i < parts.length; i += 2) blocks.set(parts[i]!, parts[i + 1]!.trim().replace(/;$/, ''))
    files.set(file.href, blocks)
  }
  return blocks
}

/** `::cast` is not a placeholder, and neither is anything inside quotes or a comment. */
function numberPlaceholders(text: string): { sql: string; names: string[] } {
  const names: string[] = []
  const sql = text.replace(/'[^']*'|--.*$|::|:([a-z][a-zA-Z0-9_]*)/gm, (match, name: string | undefined) => {
    if (!name) return match
    if (!names.includes(name)) names.push(name)
    return `$${names.indexOf(name) + 1}`
  })
  return { sql, names }
}
