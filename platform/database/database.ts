import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import type { Log } from '../log/log.ts'
import { fail, Problem } from '../contract/problem.ts'
import { onConnection, type Tx } from './connection.ts'
import {
  databaseExhausted,
  databaseSlow,
  databaseUnavailable,
  isContended,
  isDisconnected,
  isExhausted,
  isPreparedBeforeMigration,
  isTimedOut,
  isWithoutRoom,
  isWriteRefused,
  outcomeUnknown,
  workspaceElsewhere,
} from './failures.ts'
import { databaseMessages } from './database.messages.ts'

/** The viewer a transaction runs for. With everything null it runs for nobody and sees nothing. */
export interface RlsContext {
  viewerId: string | null
  workspaceId: string | null
  /** Who repeats count against: a user, a key, or an address. */
  principal: string
}

/**
 * `kept`: generic plans, made once per connection, for statements that take longer to plan than to run. Look at such a
 * plan first: it may be bad for every parameter.
 */
export type Planning = 'kept'

/** What a use case is given. It opens transactions in which row-level security applies to the viewer. */
export interface Db {
  /** Inside an open transaction of the same call this joins it; the outermost one commits. */
  transaction<T>(work: (tx: Tx) => Promise<T>, planning?: Planning): Promise<T>
  /** The same for reading only: PostgreSQL refuses to write, so the reply need not wait for the end. */
  reading<T>(work: (tx: Tx) => Promise<T>, planning?: Planning): Promise<T>
  /**
   * As the system role, which sees every row of the tables that say so: signing in, sending mail, delivering events.
   * Inside an open transaction of the same call, only the handle given to `work` can be used until it ends: the role
   * belongs to the connection, so a statement on the outer handle would also run as the system, and throws instead.
   */
  asSystem<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

export interface Database {
  pool: pg.Pool
  asViewer(context: RlsContext): Db
  system: Pick<Db, 'asSystem'>
  /** One statement outside any transaction, for functions that may look before there is a viewer. It may run twice. */
  ask<Row extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<Row[]>
  /** Whether a change was refused here for lack of room on the disk, since the last time that there was some. */
  room: RoomWatch
  close(): Promise<void>
}

export interface RoomWatch {
  wasRefused: boolean
}

const attempts = 4
/** A try that waits for a server that is away takes seconds: then one is enough. */
const retriedForMs = 3_000
const nobody: RlsContext = { viewerId: null, workspaceId: null, principal: '' }

interface PoolOptions {
  url: string
  maxConnections: number
  log: Log
  name: string
  /** A statement that takes longer fails. Without it there is no limit: jobs may take long. */
  timeoutMs?: number | undefined
}

export function openPool(options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.maxConnections,
    application_name: options.name,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // Pipelined: BEGIN and the first query of a transaction take one round trip.
    pipeline: true,
    ...(options.timeoutMs === undefined ? {} : { query_timeout: options.timeoutMs }),
  })
  pool.on('error', (error) => options.log.warn({ err: error }, 'an idle database connection was lost'))
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

export function openDatabase(options: PoolOptions): Database {
  const pool = openPool(options)
  const room: RoomWatch = { wasRefused: false }
  return {
    pool,
    room,
    asViewer: (context) => new Session(pool, context, options.log, room),
    system: new Session(pool, nobody, options.log, room),
    ask: <Row extends pg.QueryResultRow>(query: pg.QueryConfig) =>
      retrying(async () => (await pool.query<Row>(query)).rows, room),
    close: () => pool.end(),
  }
}

interface Opening {
  asSystem?: boolean
  readOnly?: boolean
  planning?: Planning | undefined
}

type Role = 'viewer' | 'system'

/** The role that the statements of a connection run with at the moment. Shared by all handles of one transaction. */
interface RoleState {
  current: Role
}

interface OpenTransaction {
  session: Session
  tx: Tx
  client: pg.ClientBase
  /** The role of `tx`, which can be used only while the connection has that role. */
  role: Role
  roleState: RoleState
  ending: Ending
}

/** What the end of a transaction brings. Shared by all handles of one transaction. */
interface Ending {
  log: Log
  afterCommit: ((log: Log) => void)[]
  beforeCommit: Map<string, (tx: Tx) => Promise<void>>
  mustCommit: boolean
}

/** The transaction that is open in this async context. Two calls at once must not share one. */
const open = new AsyncLocalStorage<OpenTransaction>()

/** For a library that brings its own queries (better-auth) and must take part in our transaction. */
export function currentTransaction(): Tx {
  const current = open.getStore()
  if (!current) throw new Error('No transaction is open here.')
  return current.tx
}

/** Runs `act` once the transaction is committed, and never if it is rolled back: for log lines about what happened. */
export function afterCommit(tx: Tx, act: (log: Log) => void): void {
  endingOf(tx).afterCommit.push(act)
}

/**
 * Runs `act` as the last of the transaction, once for each key and in the order of the keys: for rows that many
 * transactions write, so that none of them waits for the rest of another, or two for each other.
 */
export function beforeCommit(tx: Tx, key: string, act: (tx: Tx) => Promise<void>): void {
  endingOf(tx).beforeCommit.set(key, act)
}

/**
 * Called by whatever counts or records a refusal: from here on the refusal has to be returned (`refuse`), because a
 * thrown problem would roll the count back. One that is thrown after all fails as an error of ours.
 */
export function mustOutliveRefusal(tx: Tx): void {
  endingOf(tx).mustCommit = true
}

function endingOf(tx: Tx): Ending {
  const current = open.getStore()
  if (current?.tx !== tx) throw new Error('This transaction is not the one that is open here.')
  return current.ending
}

/**
 * `Db.asSystem` for a function that was given the transaction: the system role until `work` ends, for the lines of a
 * member's change that reach beyond what the member owns. In a transaction of the system, `work` just runs.
 */
export function asSystem<T>(tx: Tx, work: (system: Tx) => Promise<T>): Promise<T> {
  const current = open.getStore()
  if (current?.tx !== tx) throw new Error('This transaction is not the one that is open here.')
  return current.session.asSystem(work)
}

class Session implements Db {
  readonly #pool: pg.Pool
  readonly #context: RlsContext
  readonly #log: Log
  readonly #room: RoomWatch

  constructor(pool: pg.Pool, context: RlsContext, log: Log, room: RoomWatch) {
    this.#pool = pool
    this.#context = context
    this.#log = log
    this.#room = room
  }

  transaction<T>(work: (tx: Tx) => Promise<T>, planning?: Planning): Promise<T> {
    return this.#joining(work, { planning })
  }

  reading<T>(work: (tx: Tx) => Promise<T>, planning?: Planning): Promise<T> {
    return this.#joining(work, { planning, readOnly: true })
  }

  async #joining<T>(work: (tx: Tx) => Promise<T>, opening: Opening): Promise<T> {
    const current = this.#current()
    if (!current) return retrying(() => this.#once(work, opening), this.#room)
    if (current.role === 'system')
      throw new Error('Inside asSystem everything is seen: pass its transaction on instead.')
    return work(current.tx)
  }

  async asSystem<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const current = this.#current()
    if (!current) return retrying(() => this.#once(work, { asSystem: true }), this.#room)
    if (current.role === 'system') return work(current.tx)
    return this.#asSystemInside(current, work)
  }

  async #asSystemInside<T>(current: OpenTransaction, work: (tx: Tx) => Promise<T>): Promise<T> {
    const { client, roleState } = current
    checkRole(roleState, 'viewer')
    // Before the answer arrives: every statement sent from here on runs with the new role.
    roleState.current = 'system'
    await client.query('SET LOCAL ROLE wellmet_system')
    const reset = async () => {
      await client.query('SET LOCAL ROLE NONE')
      roleState.current = 'viewer'
    }
    const tx = handleOf(client, 'system', roleState)
    let result: T
    try {
      result = await open.run({ ...current, tx, role: 'system' }, () => work(tx))
    } catch (error) {
      // Fails in an aborted transaction, whose viewer handle then stays locked: it can only be rolled back.
      await reset().catch(() => {})
      throw error
    }
    await reset()
    return result
  }

  #current(): OpenTransaction | undefined {
    const current = open.getStore()
    return current?.session === this ? current : undefined
  }

  async #once<T>(work: (tx: Tx) => Promise<T>, opening: Opening): Promise<T> {
    const client = await this.#pool.connect()
    let unsure = false
    // A cancelled wait for the synchronous standby arrives as a notice beside a success: not a success.
    const onNotice = (notice: { message?: string | undefined }) => {
      if (notice.message?.includes('canceling wait for synchronous replication')) unsure = true
    }
    client.on('notice', onNotice)
    let broken: Error | undefined
    const ending: Ending = { log: this.#log, afterCommit: [], beforeCommit: new Map(), mustCommit: false }
    // Not awaited: if it fails, the first query fails on an aborted transaction or a lost connection.
    const begun = client.query(beginAs(this.#context, opening))
    begun.catch(() => {})
    try {
      const role: Role = opening.asSystem ? 'system' : 'viewer'
      const roleState: RoleState = { current: role }
      const tx = handleOf(client, role, roleState)
      const result = await open.run({ session: this, tx, client, role, roleState, ending }, async () => {
        const done = await work(tx)
        for (const [, act] of [...ending.beforeCommit].toSorted(([a], [b]) => (a < b ? -1 : 1))) await act(tx)
        return done
      })
      await begun
      const ended = client.query('COMMIT')
      if (opening.readOnly) {
        ended.catch(() => {})
        return result
      }
      try {
        await ended
      } catch (error) {
        if (!isDisconnected(error) && !isTimedOut(error)) throw error
        broken = error as Error
        throw outcomeUnknown()
      }
      if (unsure) throw outcomeUnknown()
      for (const act of ending.afterCommit) act(ending.log)
      return result
    } catch (error) {
      const isOurMistake = opening.readOnly && isWriteRefused(error)
      if ((isDisconnected(error) && !isOurMistake) || isTimedOut(error) || isPreparedBeforeMigration(error))
        broken = error as Error
      if (!broken) await client.query('ROLLBACK').catch((lost: Error) => (broken = lost))
      if (isOurMistake) throw new Error('This only reads.', { cause: error })
      if (ending.mustCommit && error instanceof Problem)
        throw new Error('A refusal that was counted must be returned, not thrown.', { cause: error })
      throw await begun.then(
        () => error,
        (first: Error) => first,
      )
    } finally {
      client.off('notice', onNotice)
      client.release(broken)
    }
  }
}

/** Again when the connection was lost or somebody else was in the way, then a problem that says so. */
async function retrying<T>(work: () => Promise<T>, room: RoomWatch): Promise<T> {
  const began = performance.now()
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      // Each try closes such a connection, so there are no more of them than the pool has.
      if (isPreparedBeforeMigration(error)) {
        attempt--
        continue
      }
      if (isWithoutRoom(error)) room.wasRefused = true
      if (isExhausted(error)) throw databaseExhausted()
      if (isTimedOut(error)) throw databaseSlow()
      const lost = isDisconnected(error)
      if (!lost && !isContended(error)) throw workspaceElsewhere(error) ?? error
      const isEnough = attempt === attempts || (lost && performance.now() - began > retriedForMs)
      if (isEnough) throw lost ? databaseUnavailable(error) : busy()
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt))
    }
  }
}

const handleOf = (client: pg.ClientBase, role: Role, roleState: RoleState): Tx =>
  onConnection(client, () => checkRole(roleState, role))

function checkRole(roleState: RoleState, role: Role): void {
  if (roleState.current === role) return
  throw new Error(
    role === 'viewer'
      ? 'A nested asSystem is running or has failed: use its transaction inside it, and await it before going on.'
      : 'This transaction was given to a nested asSystem, which has ended.',
  )
}

const busy = (): Problem =>
  fail('unavailable', databaseMessages.busy(), {
    retryAfterSeconds: 1,
  })

/**
 * One message: BEGIN and the viewer. SET LOCAL ends with the transaction, so nothing carries over in the pool. What writes
 * for a workspace that is leaving this server, or has left it, is refused here.
 */
function beginAs(context: RlsContext, { asSystem, readOnly, planning }: Opening): string {
  const set = (name: string, value: string | null) =>
    `set_config('wellmet.${name}', ${pg.escapeLiteral(value ?? '')}, true)`
  return (
    (readOnly ? 'BEGIN READ ONLY; ' : 'BEGIN; ') +
    (asSystem ? 'SET LOCAL ROLE wellmet_system; ' : '') +
    (planning === 'kept' ? 'SET LOCAL plan_cache_mode = force_generic_plan; ' : '') +
    `SELECT ${set('viewer', context.viewerId)}, ${set('workspace', context.workspaceId)}, ${set('principal', context.principal)}` +
    // Beside the settings, not after them: a statement more would cost more than what it does.
    (readOnly || context.workspaceId === null ? '' : ', platform.enter_workspace()')
  )
}
