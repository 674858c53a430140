import type { Schemas } from './operations.ts'

type Problem = Schemas['Problem']
/** The codes of the API, and `unreachable` where nobody answered. */
export type ErrorCode = Problem['code'] | 'unreachable'

const advice: Partial<Record<ErrorCode, string>> = {
  unauthenticated: 'Check the API key: it may have been revoked or expired. Make another under Settings → API keys.',
  forbidden: 'The key lacks a scope for this call, or your role doesn’t allow it.',
  step_up_required: 'Do this in the web app: it asks for a proof that it is you.',
  email_not_verified: 'Confirm your email address in the web app first.',
  second_factor_required: 'This workspace asks for a second factor. Set it up under Settings → Security.',
  sign_on_required: 'This workspace asks for single sign-on. Sign in with it in the web app.',
  not_found: 'It is not there, or not yours; both look the same.',
  invalid_request: 'Look at `errors`: each names a field.',
  unprocessable: 'Look at `errors` and `detail`: the values don’t work together.',
  conflict: 'It has changed meanwhile, or was done already. Read it again.',
  idempotency_mismatch: 'This idempotency key was used for another body. Use a new key for a new write.',
  too_large: 'Send less at once.',
  rate_limited: 'Wait `retryAfterSeconds`, then try again.',
  overloaded: 'Wait `retryAfterSeconds`, then try again.',
  unavailable: 'Try again later.',
  outcome_unknown: 'Ask whether it was done before you repeat it, or repeat it with the same idempotency key.',
  unreachable: 'Check the address of the server and your connection.',
}

interface Details {
  code: ErrorCode
  /** 0 if nobody answered. */
  status: number
  title: string
  detail?: string | undefined
  errors?: Problem['errors']
  requestId?: string | undefined
  retryAfterSeconds?: number | undefined
  cause?: unknown
}

/** Every way a call can end badly. `code` is for programs, `message` and `whatToDo` are for people. */
export class WellmetError extends Error {
  override readonly name = 'WellmetError'
  readonly code: ErrorCode
  readonly status: number
  readonly title: string
  readonly detail: string | undefined
  readonly errors: { field: string; message: string }[]
  /** Whoever runs the server finds the call in the log by it. */
  readonly requestId: string | undefined
  readonly retryAfterSeconds: number | undefined

  constructor({ code, status, title, detail, errors = [], requestId, retryAfterSeconds, cause }: Details) {
    super(detail ?? title, { cause })
    this.code = code
    this.status = status
    this.title = title
    this.detail = detail
    this.errors = errors
    this.requestId = requestId
    this.retryAfterSeconds = retryAfterSeconds
  }

  get whatToDo(): string {
    return advice[this.code] ?? 'Look at `detail`, and tell whoever runs the server the `requestId`.'
  }
}

/** A proxy may answer instead of the server, with something that is no problem document. */
export async function readError(response: Response): Promise<WellmetError> {
  const text = await response.text().catch(() => '')
  const retryAfterSeconds = readRetryAfter(response.headers.get('retry-after'))
  const problem = parseProblem(text)
  if (problem) return new WellmetError({ ...problem, status: response.status, retryAfterSeconds })
  const code = response.status >= 500 || response.status === 408 ? 'unavailable' : 'invalid_request'
  const title = `The server answered ${response.status} without saying why`
  return new WellmetError({ code, status: response.status, title, retryAfterSeconds })
}

function parseProblem(text: string): Problem | undefined {
  try {
    const parsed: unknown = JSON.parse(text)
    // The server checks what it sends.
    return parsed && typeof parsed === 'object' && 'code' in parsed ? (parsed as Problem) : undefined
  } catch {
    return undefined
  }
}

/** In seconds, or a date. */
export function readRetryAfter(header: string | null, now = Date.now()): number | undefined {
  if (header === null) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}
