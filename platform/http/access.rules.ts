import { roles, scopeOf, type Access, type Endpoint, type Role } from '../contract/endpoint.ts'
import type { ProblemCode } from '../contract/problem.ts'
import type { Viewer } from './viewer.ts'
import { httpMessages } from './http.messages.ts'

export type Refusal = { code: ProblemCode; detail: string }

export const outranks = (role: Role, least: Role): boolean => roles.indexOf(role) >= roles.indexOf(least)

/** Who may call an endpoint: the only place that reads the `access` of a contract. */
export function refusalFor(family: string, endpoint: Endpoint, viewer: Viewer | null): Refusal | null {
  if (endpoint.access === 'anyone') return null
  if (!viewer) return { code: 'unauthenticated', detail: httpMessages.notSignedIn() }
  if (viewer.scopes) {
    if (endpoint.keys === 'never') return { code: 'forbidden', detail: httpMessages.keyNotAllowed() }
    const scope = scopeOf(family, endpoint)
    if (!viewer.scopes.includes(scope)) return { code: 'forbidden', detail: httpMessages.keyLacksScope({ scope }) }
  }
  const least = leastRole(endpoint.access)
  if (!least) return null
  if (!viewer.role) return { code: 'forbidden', detail: httpMessages.noWorkspace() }
  if (outranks(viewer.role, least)) return null
  return { code: 'forbidden', detail: httpMessages.needsRole({ role: least }) }
}

const leastRole = (access: Access): Role | null => (access === 'anyone' || access === 'user' ? null : access)
