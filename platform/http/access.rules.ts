import { roles, scopeOf, type Access, type Endpoint, type Role } from '../contract/endpoint.ts'
import type { ProblemCode } from '../contract/problem.ts'
import type { Viewer } from './viewer.ts'

export type Refusal = { code: ProblemCode; detail: string }

export const outranks = (role: Role, least: Role): boolean => roles.indexOf(role) >= roles.indexOf(least)

/** Who may knock: the one place where `access` of a contract is read. */
export function refusalFor(family: string, endpoint: Endpoint, viewer: Viewer | null): Refusal | null {
  if (endpoint.access === 'anyone') return null
  if (!viewer) return { code: 'unauthenticated', detail: 'This needs a signed-in user or an API key.' }
  if (viewer.scopes) {
    if (endpoint.keys === 'never') return { code: 'forbidden', detail: 'API keys cannot do this; sign in instead.' }
    const scope = scopeOf(family, endpoint)
    if (!viewer.scopes.includes(scope)) return { code: 'forbidden', detail: `The API key lacks the scope ${scope}.` }
  }
  const least = leastRole(endpoint.access)
  if (!least) return null
  if (!viewer.role)
    return { code: 'forbidden', detail: 'You are not in any workspace. Create one or accept an invitation.' }
  if (outranks(viewer.role, least)) return null
  return { code: 'forbidden', detail: `This needs the role ${least}; yours is ${viewer.role}.` }
}

const leastRole = (access: Access): Role | null => (access === 'anyone' || access === 'user' ? null : access)
