import { fail, type Problem } from '../contract/problem.ts'
import { databaseMessages } from './database.messages.ts'

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** A serialization failure, a deadlock or a lock timeout: the same transaction may succeed when it is run again. */
const contended = new Set(['40001', '40P01', '55P03'])

/** The connection or the server went away, or it is a demoted primary (25006). Nothing was committed if COMMIT was not sent. */
const disconnected = new Set([
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
  '25006',
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ETIMEDOUT',
])

/** No room on the disk, no memory or no connection left: nothing that the request could do about it. */
const exhausted = new Set(['53000', '53100', '53200', '53300'])

/** In a transaction for reading, or by a demoted primary. */
export const isWriteRefused = (error: unknown): boolean => codeOf(error) === '25006'

export const isContended = (error: unknown): boolean => contended.has(codeOf(error))

export const isDisconnected = (error: unknown): boolean =>
  disconnected.has(codeOf(error)) ||
  (error instanceof Error &&
    /Connection terminated|not queryable|timeout exceeded when trying to connect/.test(error.message))

/**
 * A migration changed what a statement returns that this connection had prepared before. Its other statements may be as old,
 * so the connection is closed; a new one prepares them anew. By routine, because the message may be in any language.
 */
export const isPreparedBeforeMigration = (error: unknown): boolean =>
  codeOf(error) === '0A000' && (error as Error & { routine?: string }).routine === 'RevalidateCachedQuery'

export const isExhausted = (error: unknown): boolean => exhausted.has(codeOf(error))

/** COMMIT was sent and no answer came, or the answer was given before the standby had it. */
export const outcomeUnknown = (): Problem =>
  fail('outcome_unknown', databaseMessages.askAgain(), { retryAfterSeconds: 2 })

export const databaseUnavailable = (): Problem =>
  fail('unavailable', databaseMessages.unreachable(), {
    retryAfterSeconds: 2,
  })

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
