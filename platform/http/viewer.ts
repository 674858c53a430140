import type { Role, StaffRole } from '../contract/endpoint.ts'

/** Somebody who proved who they are, by a session, an API key or an access token. */
export interface Viewer {
  userId: string
  name: string
  email: string
  emailVerified: boolean
  /** Null only for a user who left every workspace. */
  workspaceId: string | null
  role: Role | null
  /** The workspace demands a second factor, and they have none. */
  lacksSecondFactor: boolean
  /** The workspace demands single sign-on, and this did not begin there. */
  lacksSignOn: boolean
  /** Single sign-on opened this one workspace, and nothing else of their account. */
  isConfined: boolean
  sessionId: string | null
  /** When the session was last prolonged; null for a key. */
  sessionRenewedAt: Date | null
  /** When they last proved in this session who they are; null for a key. */
  provenAt: Date | null
  keyId: string | null
  /** Of a connected program that shows its access token. */
  grantId: string | null
  /** The one address of this server at which the access token of a connected app counts, such as /mcp; null for every other credential. */
  resource: string | null
  /** What a key or a connected program may do; null for a session, which may do all that its user may. */
  scopes: readonly string[] | null
  /** Looked up for endpoints with the access `staff` alone. */
  staff?: StaffStanding | null
}

/** Somebody who runs the server. */
export interface StaffStanding {
  role: StaffRole
  /** When they last used a passkey in this session; null if they did not. */
  provenAt: Date | null
}

/** The viewer of an endpoint that asks for a role: they are in a workspace. */
export type Member = Viewer & { workspaceId: string; role: Role }
