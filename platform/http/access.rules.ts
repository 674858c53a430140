import { roles, scopeOf, type Access, type Endpoint, type Role } from '../contract/endpoint.ts'
import { fail, type FieldError, type ProblemCode } from '../contract/problem.ts'
import type { Viewer } from './viewer.ts'
import { httpMessages } from './http.messages.ts'

export type AccessRefusal = { code: ProblemCode; detail: string; errors?: FieldError[] }

/** The field of a problem that names a scope which is needed and missing. */
export const missingScope = 'scope'

export const outranks = (role: Role, least: Role): boolean => roles.indexOf(role) >= roles.indexOf(least)

/** Who may call an endpoint: the only place that reads the `access` of a contract. */
export function refusalFor(family: string, endpoint: Endpoint, viewer: Viewer | null, now: Date): AccessRefusal | null {
  if (endpoint.access === 'anyone') return null
  if (!viewer) return { code: 'unauthenticated', detail: httpMessages.notSignedIn() }
  if (!countsAt(endpoint, viewer)) return { code: 'unauthenticated', detail: httpMessages.tokenForElsewhere() }
  // Tokens of connected apps are made for their address; a key needs the scope for it.
  if (viewer.scopes && (!endpoint.resource || viewer.keyId !== null)) {
    const isForTokens = endpoint.tokens && viewer.grantId !== null
    if ((endpoint.keys === 'never' || endpoint.grants) && !isForTokens)
      return { code: 'forbidden', detail: httpMessages.keyNotAllowed() }
    const scope = scopeOf(family, endpoint)
    if (!viewer.scopes.includes(scope))
      return {
        code: 'forbidden',
        detail: httpMessages.keyLacksScope({ scope }),
        errors: [{ field: missingScope, message: scope }],
      }
  }
  if (endpoint.access === 'staff') return staffRefusal(endpoint, viewer, now)
  const least = leastRole(endpoint.access)
  if (!least && viewer.isConfined && !endpoint.confined)
    return { code: 'own_sign_in_required', detail: httpMessages.ownSignInNeeded() }
  if (least && !viewer.role) return { code: 'forbidden', detail: httpMessages.noWorkspace() }
  if (least && viewer.lacksSignOn) return { code: 'sign_on_required', detail: httpMessages.signOnNeeded() }
  if (least && viewer.lacksSecondFactor)
    return { code: 'second_factor_required', detail: httpMessages.secondFactorNeeded() }
  if (least && viewer.role && !outranks(viewer.role, least))
    return { code: 'forbidden', detail: httpMessages.needsRole({ role: least }) }
  if (endpoint.verifiedEmail && !viewer.emailVerified) return notVerified()
  if (endpoint.grants === 'power') return powerRefusal(viewer, now)
  return endpoint.fresh === undefined ? null : staleness(viewer, endpoint.fresh, now)
}

/** A session never counts at an address for programs, and a token of a connected app nowhere else. */
function countsAt({ resource }: Endpoint, viewer: Viewer): boolean {
  if (!resource) return viewer.resource === null
  return viewer.resource === null ? viewer.keyId !== null : viewer.resource === resource
}

export const staffMinutes = 30

/** Programs never get in. A proof by password or code is not enough: both can be phished. */
function staffRefusal({ staff, door }: Endpoint, viewer: Viewer, now: Date): AccessRefusal | null {
  if (viewer.scopes || !viewer.staff) return { code: 'forbidden', detail: httpMessages.staffOnly() }
  if (viewer.isConfined) return { code: 'own_sign_in_required', detail: httpMessages.ownSignInNeeded() }
  const { role, provenAt } = viewer.staff
  if (staff && role !== 'operator' && !staff.includes(role))
    return { code: 'forbidden', detail: httpMessages.staffRoleNeeded() }
  if (door || isWithin(provenAt, staffMinutes, now)) return null
  return { code: 'step_up_required', detail: httpMessages.passkeyNeeded({ minutes: staffMinutes }) }
}

const isWithin = (at: Date | null, minutes: number, now: Date): boolean =>
  at !== null && now.getTime() - at.getTime() <= minutes * 60_000

const powerMinutes = 10

/**
 * A session opened by single sign-on cannot change owners or admins, or the company's provider could take the
 * workspace.
 */
function powerRefusal(viewer: Viewer, now: Date): AccessRefusal | null {
  if (viewer.isConfined) return { code: 'own_sign_in_required', detail: httpMessages.ownSignInForPower() }
  return staleness(viewer, powerMinutes, now)
}

function staleness({ provenAt }: Viewer, minutes: number, now: Date): AccessRefusal | null {
  if (isWithin(provenAt, minutes, now)) return null
  return { code: 'step_up_required', detail: httpMessages.proofTooOld({ minutes }) }
}

const notVerified = (): AccessRefusal => ({ code: 'email_not_verified', detail: httpMessages.emailNotVerified() })

/** The same refusal inside a use case, for an endpoint that needs it for some of what it does. */
export function expectVerifiedEmail({ emailVerified }: Pick<Viewer, 'emailVerified'>): void {
  if (emailVerified) return
  const { code, detail } = notVerified()
  throw fail(code, detail)
}

/** The same refusal as of an endpoint that grants power, inside a use case some of whose calls do. */
export function expectPower({ viewer, services }: { viewer: Viewer; services: { now(): Date } }): void {
  const refusal = powerRefusal(viewer, services.now())
  if (refusal) throw fail(refusal.code, refusal.detail)
}

/**
 * A session is in one workspace, and another tab may move it. So a page says in X-Workspace which one it shows, and what
 * it asks of another one is refused. A key belongs to one workspace for ever.
 */
export function otherWorkspace(
  endpoint: Endpoint,
  viewer: Viewer | null,
  shown: string | undefined,
): AccessRefusal | null {
  if (!viewer?.sessionId || shown === undefined || leastRole(endpoint.access) === null) return null
  return shown === viewer.workspaceId ? null : { code: 'workspace_changed', detail: httpMessages.otherWorkspace() }
}

export const leastRole = (access: Access): Role | null =>
  access === 'anyone' || access === 'user' || access === 'staff' ? null : access
