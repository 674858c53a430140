import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { CompiledQuery } from 'kysely'
import type { NamedQuery, Tx } from './connection.ts'
import { numberPlaceholders, parseSqlFile, type NamedLists } from './sql-file.ts'

/** What the `.sql.gen.ts` beside a `.sql` says about one of its blocks. */
interface StatementTypes {
  params: object
  row: object
}

export type Statement<S extends StatementTypes, Result> = (keyof S['params'] extends never
  ? (tx: Tx) => Promise<Result>
  : (tx: Tx, params: S['params']) => Promise<Result>) & {
  /** The text as PostgreSQL gets it, for the bench and for looking at plans. */
  readonly sql: string
  /** For `RowOf` and `ParamsOf`; has no value. */
  readonly types?: S
}

/** `RowOf<typeof listRequests>`: what one row of the statement holds. */
export type RowOf<F extends { types?: StatementTypes }> = NonNullable<F['types']>['row']
export type ParamsOf<F extends { types?: StatementTypes }> = NonNullable<F['types']>['params']

type Names<S> = Extract<keyof S, string>
/** Blocks that return rows. */
type Returning<S extends Record<keyof S, StatementTypes>> = {
  [N in Names<S>]: [S[N]['row']] extends [never] ? never : N
}[Names<S>]

export interface StatementsOf<S extends Record<keyof S, StatementTypes>> {
  /** Exactly one row; throws otherwise. */
  one<N extends Returning<S>>(name: N): Statement<S[N], S[N]['row']>
  /** The first row, or undefined. */
  maybe<N extends Returning<S>>(name: N): Statement<S[N], S[N]['row'] | undefined>
  /** All rows. */
  many<N extends Returning<S>>(name: N): Statement<S[N], S[N]['row'][]>
  /** The number of rows that were written, or returned. */
  run<N extends Names<S>>(name: N): Statement<S[N], number>
}

/**
 * The statements of the `.sql` file beside a store, kept prepared under their names: planning is most of the cost of a
 * point query. Placeholders are written `:name` and taken from the parameters by name. A number that has a name in the
 * code is written `:list.name`; it becomes part of the text, so that the planner knows it. `:list(c.{column})` repeats what
 * is in the parentheses for each column of a list.
 *
 *     import type { Statements } from './requests.sql.gen.ts'
 *     const sql = statements<Statements>(import.meta.url, { inferredBases })
 *     export const listRequests = sql.many('list_requests')
 */
export function statements<S extends Record<keyof S, StatementTypes>>(
  storeUrl: string,
  lists: NamedLists = {},
): StatementsOf<S> {
  const file = new URL(storeUrl.replace(/\.store\.ts$/, '.sql'))
  const { blocks } = parseSqlFile(readFileSync(file, 'utf8'))

  const load = <T>(name: string, take: (result: { rows: unknown[]; written: number }, name: string) => T) => {
    const text = blocks.get(name)
    if (!text) throw new Error(`${basename(file.pathname)} has no block "-- name: ${name}"`)
    const preparedAs = preparedName(file, name)
    const { sql, names } = numbered(text, lists, preparedAs)
    const execute = async (tx: Tx, params: object = {}): Promise<T> => {
      const values = names.map((param) => (params as Record<string, unknown>)[param])
      const query: NamedQuery = { ...CompiledQuery.raw(sql, values), preparedAs }
      const { rows, numAffectedRows } = await tx.withoutPlugins().executeQuery(query)
      return take({ rows, written: Number(numAffectedRows) }, preparedAs)
    }
    return Object.assign(execute, { sql })
  }

  return {
    one: (name) => load(name, onlyRow),
    maybe: (name) => load(name, ({ rows }) => rows[0]),
    many: (name) => load(name, ({ rows }) => rows),
    run: (name) => load(name, ({ written }) => written),
    // The types are those of the generated file, which no value here carries.
  } as StatementsOf<S>
}

function numbered(text: string, lists: NamedLists, name: string): ReturnType<typeof numberPlaceholders> {
  try {
    return numberPlaceholders(text, lists)
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`, { cause: error })
  }
}

function onlyRow({ rows }: { rows: unknown[] }, name: string): unknown {
  if (rows.length !== 1) throw new Error(`${name} returned ${rows.length} rows instead of one`)
  return rows[0]
}

/** PostgreSQL cuts longer names off, and two statements would become one. */
const longestName = 63

/** The end of a long name says most; the hash before it keeps two names apart that end the same. */
const shorten = (name: string): string =>
  name.length <= longestName ? name : `${hash('sha1', name).slice(0, 8)}/${name.slice(9 - longestName)}`

/** With area and noun, because two nouns may have a file and a block of the same name. */
function preparedName(file: URL, block: string): string {
  const [area, noun] = file.pathname.split('/').slice(-3)
  const base = basename(file.pathname, '.sql')
  const name = [area, noun, ...(base === noun ? [] : [base])].join('/') + `.${block}`
  return shorten(name)
}
