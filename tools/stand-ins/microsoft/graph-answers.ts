import { randomUUID } from 'node:crypto'
import type { Answer, Grant, Refusals } from '../stand-in-protocol.ts'

/** An error as Microsoft Graph writes it. */
export function graphError(status: number, code: string, message: string): Answer {
  const id = randomUUID()
  const innerError = { date: new Date().toISOString().slice(0, 19), 'request-id': id, 'client-request-id': id }
  return { status, headers: { 'request-id': id }, body: { error: { code, message, innerError } } }
}

export const syncStateNotFound = (): Answer =>
  graphError(
    410,
    'SyncStateNotFound',
    'The sync state generation is not found; generation=149;[highest=157][157][155][156].',
  )

export const overConcurrency = (): Answer => {
  const answer = graphError(429, 'ApplicationThrottled', 'Application is over its MailboxConcurrency limit.')
  return { ...answer, headers: { ...answer.headers, 'retry-after': '1' } }
}

export const accessDenied = (): Answer =>
  graphError(403, 'ErrorAccessDenied', 'Access is denied. Check credentials and try again.')

/** Scopes come with or without the address of Graph before them. */
export const hasGraphScope = ({ scopes }: Grant, ...oneOf: string[]): boolean =>
  scopes.some((scope) => oneOf.includes(scope.replace('https://graph.microsoft.com/', '')))

export const graphRefusals: Refusals = {
  unauthorized: () =>
    graphError(401, 'InvalidAuthenticationToken', 'Lifetime validation failed, the token is expired.'),
  expiredCursor: syncStateNotFound,
  tooManyRequests: () => graphError(429, 'TooManyRequests', 'Too many requests.'),
  serverError: (status) => graphError(status, 'ServiceNotAvailable', 'The service is temporarily unavailable.'),
  notFound: () => graphError(404, 'ErrorItemNotFound', 'The specified object was not found in the store.'),
}
