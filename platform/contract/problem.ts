import { z } from 'zod'

/** Every way a request can end badly. Adding one is a decision; `docs/api/openapi.json` lists them for clients. */
export const problems = {
  invalid_request: [400, 'Invalid request'],
  unauthenticated: [401, 'Sign in first'],
  wrong_credentials: [401, 'Wrong email or password'],
  forbidden: [403, 'Not allowed'],
  cross_site: [403, 'Refused: the request came from another site'],
  not_found: [404, 'Not found'],
  conflict: [409, 'Conflict'],
  email_taken: [409, 'That email address has an account already'],
  precondition_failed: [412, 'Changed by somebody else'],
  too_large: [413, 'Too large'],
  unsupported_media_type: [415, 'Unsupported media type'],
  unprocessable: [422, 'Cannot be processed'],
  idempotency_mismatch: [422, 'Idempotency-Key was used with another request'],
  link_not_valid: [422, 'The link is not valid any more'],
  rate_limited: [429, 'Too many requests'],
  internal: [500, 'Something went wrong on our side'],
  overloaded: [503, 'Too busy'],
  unavailable: [503, 'Not available'],
  outcome_unknown: [503, 'We do not know whether it was saved'],
} as const satisfies Record<string, readonly [status: number, title: string]>

export type ProblemCode = keyof typeof problems

export const FieldError = z.object({ field: z.string(), message: z.string() })
export type FieldError = z.infer<typeof FieldError>

/** RFC 9457. */
export const ProblemDocument = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string().optional(),
    code: z.enum(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]),
    errors: z.array(FieldError).optional(),
    requestId: z.string(),
  })
  .meta({ id: 'Problem' })
export type ProblemDocument = z.infer<typeof ProblemDocument>

export class Problem extends Error {
  readonly code: ProblemCode
  readonly errors: FieldError[] | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ProblemCode, detail: string, more: { errors?: FieldError[]; retryAfterSeconds?: number } = {}) {
    super(detail)
    this.name = 'Problem'
    this.code = code
    this.errors = more.errors
    this.retryAfterSeconds = more.retryAfterSeconds
  }

  get status(): number {
    return problems[this.code][0]
  }
}

/** Reads as `throw fail('not_found', …)`. */
export const fail = (
  code: ProblemCode,
  detail: string,
  more?: { errors?: FieldError[]; retryAfterSeconds?: number },
): Problem => new Problem(code, detail, more)

/** Not yours and not there are the same answer. */
export const notFound = (what: string): Problem => fail('not_found', `There is no such ${what}, or it is not yours.`)
