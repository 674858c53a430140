import { randomUUID } from 'node:crypto'

const acceptable = /^[\w.:-]{8,128}$/

/**
 * Keeps the id that a trusted proxy gave, so that one id follows a request through both. From anybody else it would let
 * a stranger write ids of other requests into the log.
 */
export function takeRequestId(header: string | string[] | undefined, isFromTrustedProxy: boolean): string {
  return isFromTrustedProxy && typeof header === 'string' && acceptable.test(header) ? header : randomUUID()
}
