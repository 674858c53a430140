import {
  CamelCasePlugin,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type KyselyPlugin,
  type QueryResult,
} from 'kysely'
import type { ClientBase } from 'pg'
import type { DB } from './schema.gen.ts'

/** One open transaction. Every store function takes it first. */
export type Tx = Kysely<DB>

/** A compiled query that PostgreSQL is to keep prepared under this name. */
export interface NamedQuery extends CompiledQuery {
  preparedAs?: string
}

const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true })

/** Kysely for PostgreSQL over a driver of ours. */
export const kyselyOver = <DB>(driver: () => Driver, plugin: KyselyPlugin): Kysely<DB> =>
  new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: driver,
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (db) => new PostgresIntrospector(db),
    },
    plugins: [plugin],
  })

/**
 * Kysely over one connection on which somebody else has opened, and will close, the transaction. `checkUse` runs before
 * each statement and throws when this handle may not be used at the moment.
 */
export const onConnection = (client: ClientBase, checkUse: () => void): Tx =>
  kyselyOver<DB>(() => new OneConnection(client, checkUse), camelCase)

class OneConnection implements Driver, DatabaseConnection {
  readonly #client: ClientBase
  readonly #checkUse: () => void

  constructor(client: ClientBase, checkUse: () => void) {
    this.#client = client
    this.#checkUse = checkUse
  }

  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return this
  }
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}

  async beginTransaction(): Promise<never> {
    throw new Error('A transaction is open already: pass it on instead of opening another.')
  }
  async commitTransaction(): Promise<never> {
    throw new Error('The one who opened the transaction closes it.')
  }
  async rollbackTransaction(): Promise<never> {
    throw new Error('The one who opened the transaction closes it: throw instead.')
  }

  /** Sent at once, so statements that a caller starts with Promise.all take one round trip. PostgreSQL keeps their order. */
  async executeQuery<R>(query: NamedQuery): Promise<QueryResult<R>> {
    this.#checkUse()
    const result = await this.#client.query<R & object>({
      text: query.sql,
      values: query.parameters as unknown[],
      ...(query.preparedAs ? { name: query.preparedAs } : {}),
    })
    return { rows: result.rows, numAffectedRows: BigInt(result.rowCount ?? 0) }
  }

  // oxlint-disable-next-line require-yield -- rows are never streamed through Kysely
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Not streamed: use a cursor in a .sql statement.')
  }
}
