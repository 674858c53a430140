import type { Answer, Grant, Refusals } from '../stand-in-protocol.ts'

/** Google's error body. Older services list the reason under `errors`, newer ones under `details`. */
export function googleError(status: number, reason: string, message: string, domain = 'global'): Answer {
  const body = {
    code: status,
    message,
    errors: [{ message, domain, reason }],
    status: statusNames[status] ?? 'UNKNOWN',
  }
  return { status, body: { error: body } }
}

const statusNames: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  410: 'FAILED_PRECONDITION',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
}

export const notFound = (): Answer => googleError(404, 'notFound', 'Requested entity was not found.')

export const calendarGone = (): Answer =>
  googleError(410, 'fullSyncRequired', 'Sync token is no longer valid, a full sync is required.', 'calendar')

export const expiredSyncToken = (): Answer => ({
  status: 400,
  body: {
    error: {
      code: 400,
      message: 'Sync token is expired. Clear local cache and retry call without the sync token.',
      status: 'INVALID_ARGUMENT',
      details: [
        {
          '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
          reason: 'EXPIRED_SYNC_TOKEN',
          domain: 'people.googleapis.com',
        },
      ],
    },
  },
})

export const insufficientScopes = (): Answer => {
  const { body, ...answer } = googleError(403, 'insufficientPermissions', 'Insufficient Permission')
  const details = [
    {
      '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
      reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT',
      domain: 'googleapis.com',
    },
  ]
  const message = 'Request had insufficient authentication scopes.'
  return { ...answer, body: { error: { ...(body as { error: object }).error, message, details } } }
}

const scopePrefix = 'https://www.googleapis.com/auth/'

export const googleScopes = {
  mailMetadata: `${scopePrefix}gmail.metadata`,
  mailCompose: `${scopePrefix}gmail.compose`,
  mailModify: `${scopePrefix}gmail.modify`,
  mailReadonly: `${scopePrefix}gmail.readonly`,
  calendarReadonly: `${scopePrefix}calendar.readonly`,
  eventsReadonly: `${scopePrefix}calendar.events.readonly`,
  contactsReadonly: `${scopePrefix}contacts.readonly`,
  otherContactsReadonly: `${scopePrefix}contacts.other.readonly`,
  driveFile: `${scopePrefix}drive.file`,
}

export const hasScope = ({ scopes }: Grant, ...oneOf: string[]): boolean =>
  oneOf.some((scope) => scopes.includes(scope))

export const googleRefusals: Refusals = {
  unauthorized: () => ({
    ...googleError(401, 'authError', 'Invalid Credentials'),
    headers: { 'www-authenticate': 'Bearer realm="https://accounts.google.com/", error="invalid_token"' },
  }),
  expiredCursor: ({ path }) => {
    // There are no cursors in spreadsheets; what comes nearest is one that is not found for a while.
    if (path.startsWith('/gmail') || path.startsWith('/v4/') || path.startsWith('/drive')) return notFound()
    return path.startsWith('/calendar') ? calendarGone() : expiredSyncToken()
  },
  tooManyRequests: () => googleError(429, 'rateLimitExceeded', 'Too many concurrent requests for user', 'usageLimits'),
  serverError: (status) => googleError(status, 'backendError', 'Backend Error'),
  notFound,
}
