import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { challengeOf, type ProblemForm } from '../contract/plug-in.ts'
import { Problem, problems, type FieldError, type ProblemCode, type ProblemDocument } from '../contract/problem.ts'
import type { Log } from '../log/log.ts'
import { httpMessages } from './http.messages.ts'
import { fieldMessages } from '../contract/field.messages.ts'

export function problemDocument(problem: Problem, requestId: string): ProblemDocument {
  const [status, title] = problems[problem.code]
  return {
    type: 'about:blank',
    title: title(),
    status,
    detail: problem.message,
    code: problem.code,
    ...(problem.errors ? { errors: problem.errors } : {}),
    requestId,
  }
}

/** As a problem document, or in the form of the addresses that it is asked at. */
export async function sendProblem(
  reply: FastifyReply,
  request: FastifyRequest,
  problem: Problem,
  { forms = [], publicUrl }: { forms?: readonly ProblemForm[]; publicUrl: string },
): Promise<void> {
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', String(Math.ceil(problem.retryAfterSeconds)))
  const { endpoint } = request.routeOptions.config
  const challenge = endpoint && challengeOf(endpoint)?.(problem, publicUrl)
  if (challenge) reply.header('www-authenticate', challenge)
  else if (problem.status === 401) reply.header('www-authenticate', 'Bearer realm="wellmet"')
  reply.header('cache-control', 'no-store')
  const form = forms.find(({ under }) => request.url.startsWith(under))
  await reply
    .code(problem.status)
    .type(form ? `${form.type}; charset=utf-8` : 'application/problem+json')
    .send(JSON.stringify(form ? form.write(problem) : problemDocument(problem, request.id)))
}

/** What Fastify itself refuses, in our words. */
const frameworkCodes: Record<string, [ProblemCode, () => string]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type', httpMessages.sendJson],
  FST_ERR_CTP_BODY_TOO_LARGE: ['too_large', httpMessages.bodyTooLarge],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['invalid_request', httpMessages.bodyEmpty],
  FST_ERR_CTP_INVALID_JSON_BODY: ['invalid_request', httpMessages.bodyNotJson],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['invalid_request', httpMessages.bodyLengthWrong],
  FST_ERR_BAD_URL: ['invalid_request', httpMessages.addressNotValid],
  FST_ERR_MAX_PARAM_LENGTH: ['not_found', httpMessages.nothingHere],
}

/** Everything that can be thrown becomes a problem document; only what we did not foresee is logged as an error. */
export function asProblem(error: unknown, log: Log): Problem {
  if (error instanceof Problem) return error
  const { code, statusCode } = error as Partial<FastifyError>
  const known = code === undefined ? undefined : frameworkCodes[code]
  if (known) return new Problem(known[0], known[1]())
  if (statusCode === 400) return new Problem('invalid_request', httpMessages.requestUnreadable())
  log.error({ err: error }, 'unforeseen error')
  return new Problem('internal', httpMessages.unforeseen())
}

/** `query.limit`, `body.target.name`: named so that a form can show it at the field. */
export function invalidRequest(part: 'params' | 'query' | 'body', error: z.ZodError): Problem {
  const errors: FieldError[] = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ field: [...issue.path, key].join('.'), message: fieldMessages.unknownField() }))
      : [{ field: issue.path.join('.') || part, message: issue.message }],
  )
  const named = errors.map((one) => httpMessages.fieldWithError(one)).join(' ')
  return new Problem('invalid_request', httpMessages.invalidRequest({ part, errors: named }).slice(0, 1000), {
    errors: errors.slice(0, 50),
  })
}
