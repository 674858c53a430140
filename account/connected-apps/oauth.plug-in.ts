import { z } from 'zod'
import type { PlugIn } from '@wellmet/platform/contract/plug-in.ts'
import type { Problem } from '@wellmet/platform/contract/problem.ts'

/** RFC 6749, 5.2. */
const OAuthError = z.object({ error: z.string(), error_description: z.string() }).meta({ id: 'OAuthError' })

const type = 'application/json'
const fields = 'application/x-www-form-urlencoded'

const oauthError = ({ status, message }: Problem) => ({
  status,
  error: status >= 500 ? 'server_error' : status === 429 ? 'temporarily_unavailable' : 'invalid_request',
  error_description: message,
})

export const forAnybody: PlugIn = { name: 'OAuth metadata', caller: { by: 'nobody' } }

/**
 * Spoken as OAuth 2.1: a form comes in, and the handler decides about the status, as the authorization server does. The
 * caller is told by what the form holds, so neither cookies nor keys are read.
 */
export const oauthForm: PlugIn = {
  name: 'OAuth',
  judges: true,
  caller: { by: 'nobody' },
  request: { types: [fields], read: (text) => Object.fromEntries(new URLSearchParams(text)) },
  problems: { under: '/oauth/', type, description: 'An error of OAuth', schema: OAuthError, write: oauthError },
  openApi: { bodyType: fields },
}
