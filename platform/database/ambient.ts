import {
  CamelCasePlugin,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type Kysely,
  type QueryResult,
} from 'kysely'
import { kyselyOver } from './connection.ts'
import { currentTransaction } from './database.ts'

/**
 * A database for libraries that bring their own queries: each runs in the transaction that is open where the library was
 * called. So what better-auth writes is committed together with what we write beside it, or not at all.
 */
export const ambientDatabase = (): Kysely<Record<string, never>> =>
  kyselyOver(() => new CurrentTransaction(), new CamelCasePlugin())

class CurrentTransaction implements Driver, DatabaseConnection {
  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return this
  }
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}
  async beginTransaction(): Promise<void> {}
  async commitTransaction(): Promise<void> {}
  async rollbackTransaction(): Promise<void> {}

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return currentTransaction().withoutPlugins().executeQuery<R>(query)
  }

  // oxlint-disable-next-line require-yield -- nobody streams through it
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Not streamed.')
  }
}
