import pg from 'pg'
import { fail, type Problem } from '../contract/problem.ts'
import { databaseMessages } from './database.messages.ts'

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** A serialization failure, a deadlock or a lock timeout: the same transaction may succeed when it is run again. */
const contended = new Set(['40001', '40P01', '55P03'])

/**
 * The connection or the server went away, cannot be found, or is a demoted primary (25006). Nothing was committed if COMMIT
 * was not sent.
 */
const disconnected = new Set([
  // PostgreSQL shuts down, has crashed, starts, or dropped this database.
  '57P01',
  '57P02',
  '57P03',
  '57P04',
  '57P05',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  // No database of this name: it was renamed, as a restore does for a moment.
  '3D000',
  '25006',
  'ECONNRESET',
  'ECONNREFUSED',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  // The name leads nowhere, the name servers do not answer, or there is no way to the host.
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
])

/** No room on the disk, no memory or no connection left, or the disk fails: nothing that the request could do about it. */
const exhausted = new Set(['53000', '53100', '53200', '53300', '53400', '58000', '58030'])

/** In a transaction for reading, or by a demoted primary. */
export const isWriteRefused = (error: unknown): boolean => codeOf(error) === '25006'

export const isContended = (error: unknown): boolean => contended.has(codeOf(error))

export const isDisconnected = (error: unknown): boolean =>
  disconnected.has(codeOf(error)) ||
  isFatal(error) ||
  (error instanceof Error &&
    /Connection terminated|not queryable|timeout exceeded when trying to connect/.test(error.message))

/** PostgreSQL ended the connection or did not open it: the role may not sign in, or the database takes no connections. */
const isFatal = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.severity === 'FATAL' || error.severity === 'PANIC')

/** PostgreSQL did not answer a statement in time. The driver has ended the connection, and the statement may still run. */
export const isTimedOut = (error: unknown): boolean =>
  codeOf(error) === '57014' || (error instanceof Error && error.message === 'Query read timeout')

/**
 * A migration changed what a statement returns that this connection had prepared before. Its other statements may be as old,
 * so the connection is closed; a new one prepares them anew. By routine, because the message may be in any language.
 */
export const isPreparedBeforeMigration = (error: unknown): boolean =>
  codeOf(error) === '0A000' && (error as Error & { routine?: string }).routine === 'RevalidateCachedQuery'

/** The disk is full, or fails. */
export const isWithoutRoom = (error: unknown): boolean => ['53100', '58030'].includes(codeOf(error))

export const isExhausted = (error: unknown): boolean => exhausted.has(codeOf(error))

/** COMMIT was sent and no answer came, or the answer was given before the standby had it. */
export const outcomeUnknown = (): Problem =>
  fail('outcome_unknown', databaseMessages.askAgain(), { retryAfterSeconds: 2 })

/** `cause` is logged by a process that fails to start. */
export const databaseUnavailable = (cause?: unknown): Problem =>
  Object.assign(fail('unavailable', databaseMessages.unreachable(), { retryAfterSeconds: 2 }), { cause })

export const databaseSlow = (): Problem => fail('unavailable', databaseMessages.slow(), { retryAfterSeconds: 10 })

export const databaseExhausted = (): Problem =>
  fail('unavailable', databaseMessages.exhausted(), {
    retryAfterSeconds: 10,
  })

/** Raised by platform.enter_workspace, before anything was written. Undefined for every other error. */
export function workspaceElsewhere(error: unknown): Problem | undefined {
  if (codeOf(error) !== 'WM001') return undefined
  return (error as Error).message.endsWith('left')
    ? fail('unavailable', databaseMessages.workspaceMoved())
    : fail('unavailable', databaseMessages.workspaceMoves(), { retryAfterSeconds: 10 })
}
