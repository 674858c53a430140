import type { TypedProblem } from './provider-errors.ts'

type Code = TypedProblem['code']

const certificate =
  /^(?:CERT_|ERR_TLS_CERT|DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY)|HOSTNAME_MISMATCH)/
const withoutTls = /^(?:ERR_SSL_|EPROTO$)/

/** Why a server could not be reached, by the codes that the error and its causes carry. */
export function reachProblem(error: unknown): Code {
  const codes = codesOf(error)
  const has = (...names: string[]): boolean => names.some((name) => codes.includes(name))
  if (has('forbidden_address', 'bad_url')) return 'not_public'
  if (has('too_large')) return 'too_large'
  if (has('ENOTFOUND', 'EAI_NODATA', 'EAI_NONAME')) return 'host_not_found'
  if (codes.some((code) => certificate.test(code))) return 'bad_certificate'
  return codes.some((code) => withoutTls.test(code)) ? 'no_tls' : 'no_answer'
}

const deepest = 5

function codesOf(error: unknown, depth = 0): string[] {
  if (typeof error !== 'object' || error === null || depth > deepest) return []
  const { code, cause, errors } = error as { code?: unknown; cause?: unknown; errors?: unknown }
  const inside = Array.isArray(errors) ? errors : []
  return [...(typeof code === 'string' ? [code] : []), ...[cause, ...inside].flatMap((one) => codesOf(one, depth + 1))]
}
