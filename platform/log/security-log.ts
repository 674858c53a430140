import { afterCommit } from '../database/database.ts'
import type { Tx } from '../database/connection.ts'
import { currentRequest } from './request-context.ts'

/** Something that an operator may have to trace later. Ids only: the log names nobody. */
export interface SecurityEvent {
  /** `noun.happened`. */
  what: string
  userId?: string | null
  workspaceId?: string | null
  /** The id of what it was done to. */
  about?: string
}

const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * One line of the security channel: who, where, what. It is written when the transaction is committed, so it never
 * tells of something that did not happen. Who and where are those of the request, unless the event says otherwise.
 */
export function logSecurity(tx: Tx, { about, ...event }: SecurityEvent): void {
  const request = currentRequest()
  const asked = { userId: request?.userId ?? null, workspaceId: request?.workspaceId ?? null }
  const subject = about !== undefined && isId.test(about) ? { about } : {}
  const line = { channel: 'security', ...asked, ...event, ...subject, network: request?.network ?? null }
  afterCommit(tx, (log) => log.info(line, event.what))
}
