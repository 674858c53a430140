import type { Tx } from './connection.ts'
import type { Statements } from './locks.sql.gen.ts'
import { statements } from './statement.ts'

const sql = statements<Statements>(import.meta.url)
const acquireInOrder = sql.run('acquire_in_order')
/** Any number of transactions may share a lock; whoever acquires it waits for all of them. */
export const shareLock = sql.run('share_lock')
/** Acquires the locks that are free, and returns their keys. */
export const tryLocks = sql.many('try_locks')

interface Lock {
  /** What is protected, as `area.thing`: locks with different names never wait for each other. */
  name: `${string}.${string}`
  /** Which one of these: a workspace, a network, an address. */
  key: string | number
}

/** Waits until no other transaction has this lock. It is released when the transaction ends. */
export const acquireLock = (tx: Tx, name: Lock['name'], key: Lock['key']): Promise<void> =>
  acquireLocks(tx, [{ name, key }])

/** In the given order. Callers that need the same locks must list them in the same order, or they may deadlock. */
export async function acquireLocks(tx: Tx, locks: readonly Lock[]): Promise<void> {
  await acquireInOrder(tx, { names: locks.map(({ name }) => name), keys: locks.map(({ key }) => String(key)) })
}
