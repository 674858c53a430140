import type { Problem } from '../contract/problem.ts'
import type { ScimError } from '../contract/scim-error.ts'

export const scimType = 'application/scim+json; charset=utf-8'

/** Also of addresses there that nothing answers. */
export const isScim = (url: string): boolean => url.startsWith('/scim/')

/** By the field that the problem names; a body of the wrong form has none of these. */
const typesByField: Readonly<Record<string, ScimError['scimType']>> = {
  filter: 'invalidFilter',
  path: 'invalidPath',
  value: 'invalidValue',
  mutability: 'mutability',
  uniqueness: 'uniqueness',
}

export function scimError(problem: Problem): ScimError {
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
