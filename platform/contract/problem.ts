import { z } from 'zod'
import { problemMessages } from './problem.messages.ts'

/** Every way a request can end badly. Adding one is a decision; `docs/api/openapi.json` lists them for clients. */
export const problems = {
  invalid_request: [400, problemMessages.invalidRequest],
  unauthenticated: [401, problemMessages.unauthenticated],
  invalid_grant: [401, problemMessages.invalidGrant],
  wrong_credentials: [401, problemMessages.wrongCredentials],
  forbidden: [403, problemMessages.forbidden],
  second_factor_required: [403, problemMessages.secondFactorRequired],
  sign_on_required: [403, problemMessages.signOnRequired],
  own_sign_in_required: [403, problemMessages.ownSignInRequired],
  step_up_required: [403, problemMessages.stepUpRequired],
  email_not_verified: [403, problemMessages.emailNotVerified],
  cross_site: [403, problemMessages.crossSite],
  not_found: [404, problemMessages.notFound],
  too_slow: [408, problemMessages.tooSlow],
  conflict: [409, problemMessages.conflict],
  email_taken: [409, problemMessages.emailTaken],
  not_configured: [409, problemMessages.notConfigured],
  workspace_changed: [409, problemMessages.workspaceChanged],
  precondition_failed: [412, problemMessages.preconditionFailed],
  too_large: [413, problemMessages.tooLarge],
  unsupported_media_type: [415, problemMessages.unsupportedMediaType],
  unprocessable: [422, problemMessages.unprocessable],
  idempotency_mismatch: [422, problemMessages.idempotencyMismatch],
  link_not_valid: [422, problemMessages.linkNotValid],
  rate_limited: [429, problemMessages.rateLimited],
  internal: [500, problemMessages.internal],
  overloaded: [503, problemMessages.overloaded],
  unavailable: [503, problemMessages.unavailable],
  outcome_unknown: [503, problemMessages.outcomeUnknown],
} as const satisfies Record<string, readonly [status: number, title: () => string]>

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

/**
 * Gives the same answer for a thing that does not exist and for one of somebody else. `_what` is only for readers of the
 * code: a noun does not fit into the same sentence in every language.
 */
export const notFound = (_what: string): Problem => fail('not_found', problemMessages.notFoundDetail())
