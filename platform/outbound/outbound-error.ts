export type OutboundProblem =
  | 'bad_url'
  | 'forbidden_address'
  | 'too_many_redirects'
  | 'timeout'
  | 'too_large'
  | 'unreachable'
  | 'circuit_open'
  | 'aborted'

export class OutboundError extends Error {
  override readonly name = 'OutboundError'
  readonly code: OutboundProblem

  constructor(code: OutboundProblem, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
  }
}

/** Whether the other side is to blame: only then is a retry sensible and a mark against its origin fair. */
export function isTheirFault(error: unknown): boolean {
  return error instanceof OutboundError && (error.code === 'timeout' || error.code === 'unreachable')
}

const notConnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT'])

/** Whether it is certain that the other side has not heard of the call, and so cannot bill it. */
export const neverLeft = ({ code, cause }: OutboundError): boolean =>
  code === 'circuit_open' ||
  code === 'bad_url' ||
  code === 'forbidden_address' ||
  notConnected.has(String((cause as { code?: unknown } | undefined)?.code))

export const forbiddenAddressCode = 'E_FORBIDDEN_ADDRESS'

/** undici's and the system's errors in our words. The signals tell our own clock from the caller's change of mind. */
export function asOutboundError(error: unknown, deadline: AbortSignal, caller: AbortSignal | undefined): OutboundError {
  if (error instanceof OutboundError) return error
  const code = String((error as { code?: unknown }).code)
  if (caller?.aborted) return new OutboundError('aborted', 'The call was given up.', error)
  if (deadline.aborted || code.includes('TIMEOUT') || code === 'ETIMEDOUT') {
    return new OutboundError('timeout', 'The other side did not answer in time.', error)
  }
  if (code === forbiddenAddressCode) {
    return new OutboundError('forbidden_address', 'The address is not on the public internet.', error)
  }
  return new OutboundError('unreachable', 'The other side could not be reached.', error)
}
