import { z } from 'zod'
import type { PlugIn } from '@wellmet/platform/contract/plug-in.ts'
import type { Problem } from '@wellmet/platform/contract/problem.ts'

/** RFC 7644, 3.12. */
const ScimError = z
  .object({
    schemas: z.array(z.string()),
    status: z.string(),
    scimType: z
      .enum(['invalidFilter', 'invalidPath', 'invalidSyntax', 'invalidValue', 'mutability', 'noTarget', 'uniqueness'])
      .optional(),
    detail: z.string(),
  })
  .meta({ id: 'ScimError' })
type ScimError = z.infer<typeof ScimError>

/** By the field that the problem names; a body of the wrong form has none of these. */
const typesByField: Readonly<Record<string, ScimError['scimType']>> = {
  filter: 'invalidFilter',
  path: 'invalidPath',
  value: 'invalidValue',
  mutability: 'mutability',
  uniqueness: 'uniqueness',
}

function scimError(problem: Problem): ScimError {
  const field = problem.errors?.[0]?.field
  const known = field === undefined ? undefined : typesByField[field]
  const type = known ?? (problem.status === 400 ? 'invalidSyntax' : undefined)
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: String(problem.status),
    ...(type ? { scimType: type } : {}),
    detail: problem.message,
  }
}

const type = 'application/scim+json'

const spoken: Pick<PlugIn, 'request' | 'reply' | 'problems'> = {
  request: { types: [type], read: 'json' },
  reply: { as: 'json', type },
  problems: { under: '/scim/', type, description: 'An error of SCIM', schema: ScimError, write: scimError },
}

/** Spoken as SCIM (RFC 7644), to everybody: what the server can do. */
export const scimForAnybody: PlugIn = { name: 'SCIM for anybody', ...spoken, caller: { by: 'nobody' } }

export interface ScimToken {
  bearer: string | null
}

/**
 * Spoken as SCIM, with a bearer token that the handler checks itself, because it stands for a workspace and for no user.
 */
export const scimWithToken: PlugIn<ScimToken> = {
  name: 'SCIM with a token',
  ...spoken,
  caller: {
    by: 'handler',
    scheme: 'provisioning',
    openApi: { type: 'http', scheme: 'bearer', description: 'A provisioning token of a workspace' },
  },
  extend: (exchange) => ({ bearer: exchange.bearer() }),
}
