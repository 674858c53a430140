import { z } from 'zod'
import { methodOf, statusesOf, type Endpoint } from '@wellmet/platform/contract/endpoint.ts'
import { problemFormOf, replyFormOf, type ProblemForm } from '@wellmet/platform/contract/plug-in.ts'
import { ProblemDocument, problems } from '@wellmet/platform/contract/problem.ts'
import { judgesItself } from './fuzz-validity.ts'
import type { Answer } from './send-request.ts'
import { undeclaredFields } from './undeclared-fields.ts'

/** In milliseconds. */
export const slow = 2_000

/** Whether the contract takes the request; null when something beside the contract decides. */
export type Validity = boolean | null

/** What is wrong with an answer, whoever asked whatever. */
export function faultsOf(endpoint: Endpoint, validity: Validity, answer: Answer): string[] {
  const { status, ms } = answer
  const declared: readonly number[] = statusesOf(endpoint)
  const findings = declared.includes(status) ? replyFaults(endpoint, answer) : problemFaults(endpoint, answer)
  if (ms > slow) findings.push(`took ${Math.round(ms)} ms`)
  if (validity === true && status === 400) findings.push('refuses what its contract takes')
  if (validity === false && status < 304) findings.push('takes what its contract refuses')
  return findings
}

function replyFaults(endpoint: Endpoint, { body, type }: Answer): string[] {
  const { reply } = endpoint
  const form = replyFormOf(endpoint)
  if (form.as === 'events' && body === '') return ['begins without saying how things are now']
  if (body === '') return z.safeParse(reply, undefined).success ? [] : ['answers nothing where something is declared']
  if (!type.startsWith(form.type)) return [`answers with content-type ${type}`]
  if (form.as === 'bytes') return []
  const value: unknown = form.as === 'text' ? body : JSON.parse(body)
  const parsed = z.safeParse(reply, value)
  if (!parsed.success) return [`answers another shape than declared: ${parsed.error.message}`]
  return undeclaredFields(reply, value).map((field) => `answers the undeclared field ${field}`)
}

function problemFaults(endpoint: Endpoint, { status, type, body }: Answer): string[] {
  if (status === 304) return methodOf(endpoint) === 'GET' && body === '' ? [] : ['answers 304 where it may not']
  const form = problemFormOf(endpoint)
  if (judgesItself(endpoint) && !type.startsWith('application/problem+json'))
    return faultsOfProtocol(form?.schema ?? RpcError, { status, type, body })
  if (form) return faultsOfForm(form, { status, type, body })
  if (!type.startsWith('application/problem+json'))
    return [`answers ${status} ${type} that is neither declared nor a problem`]
  const parsed = ProblemDocument.strict().safeParse(JSON.parse(body))
  if (!parsed.success) return [`answers a problem of another shape: ${parsed.error.message}`]
  if (problems[parsed.data.code][0] !== status || parsed.data.status !== status)
    return [`answers ${status} with the code ${parsed.data.code}`]
  return status >= 500 ? [`answers ${status}`] : []
}

/** JSON-RPC 2.0, 5.1. */
const RpcError = z.object({ jsonrpc: z.literal('2.0'), error: z.object({ code: z.int(), message: z.string() }) })

/** What a protocol refuses by itself has the shape of its errors; ours may say the status beside it. */
function faultsOfProtocol(
  error: z.ZodObject,
  { status, type, body }: Pick<Answer, 'status' | 'type' | 'body'>,
): string[] {
  if (!type.startsWith('application/json')) return [`answers ${status} ${type} that is no error of its protocol`]
  const parsed = error.safeParse(JSON.parse(body))
  if (!parsed.success) return [`answers an error of another shape: ${parsed.error.message}`]
  return status >= 500 ? [`answers ${status}`] : []
}

/** Problems in the form of a plug-in: its type, its shape and nothing beside, and the status once more inside. */
function faultsOfForm(form: ProblemForm, { status, type, body }: Pick<Answer, 'status' | 'type' | 'body'>): string[] {
  if (!type.startsWith(form.type)) return [`answers ${status} ${type} that is not: ${form.description}`]
  const document: unknown = JSON.parse(body)
  const parsed = form.schema.strict().safeParse(document)
  if (!parsed.success) return [`answers an error of another shape: ${parsed.error.message}`]
  const said = String(parsed.data['status'])
  if (said !== String(status)) return [`answers ${status} with the status ${said}`]
  return status >= 500 ? [`answers ${status}`] : []
}
