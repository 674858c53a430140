import { createHash } from 'node:crypto'
import { fail } from '../contract/problem.ts'
import { httpMessages } from './http.messages.ts'

/** A tag of the reply, not of a version column, so clients that see the same have the same tag. */
export const etagOf = (body: string): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

const listed = (header: string): string[] => header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))

export const isListed = (header: string | undefined, etag: string): boolean =>
  header !== undefined && (header.trim() === '*' || listed(header).includes(etag))

export function expectListed(ifMatch: string | undefined, current: string): void {
  if (ifMatch === undefined || isListed(ifMatch, etagOf(current))) return
  throw fail('precondition_failed', httpMessages.changedMeanwhile())
}
