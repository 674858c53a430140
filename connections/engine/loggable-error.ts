import { ZodError } from 'zod'
import { OutboundError } from '@wellmet/platform/outbound/outbound-error.ts'
import { NotPermitted, ProviderFailed } from './provider-errors.ts'

/**
 * What may be logged of an error that a provider had a part in. Its own words are left out, because they may repeat the
 * tokens that it was sent, and so are the messages of libraries, which quote them.
 */
export function loggableError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code, status } = error as { code?: unknown; status?: unknown }
  const isOurs = error instanceof ProviderFailed || error instanceof NotPermitted || error instanceof OutboundError
  return {
    type: error.constructor.name,
    ...(isOurs ? { message: error.message } : {}),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof status === 'number' ? { status } : {}),
    ...(error instanceof ZodError ? { fields: error.issues.slice(0, 5).map(({ path }) => path.join('.')) } : {}),
    ...(error.cause instanceof Error ? { cause: loggableError(error.cause) } : {}),
  }
}
