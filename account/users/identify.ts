import type { Role } from '@wellmet/platform/contract/endpoint.ts'
import { appTokenPrefix, type Credential, type Identify } from '@wellmet/platform/http/credentials.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { hashSecret } from '@wellmet/platform/values/secret.ts'
import { hashToken } from './authentication.ts'

interface IdentityRow {
  user_id: string
  name: string
  email: string
  email_verified: boolean
  workspace_id: string | null
  role: Role | null
  session_id: string | null
  session_renewed_at: Date | null
  session_proven_at: Date | null
  key_id: string | null
  /** Of the two functions for access tokens. */
  grant_id?: string
  /** Of identify_by_app_token alone. */
  resource?: string
  scopes: string[] | null
  lacks_second_factor: boolean
  lacks_sign_on: boolean
  is_confined: boolean
}

/**
 * One prepared statement per request, outside any transaction, through the only functions that may look before there is
 * a viewer. Nothing is cached: a revoked session or key is refused with the very next request.
 */
export const identifyBy =
  ({ config, database, now }: Services): Identify =>
  async (credential) => {
    const [row] = await database.ask<IdentityRow>(questionOf(credential, now()))
    if (!row) return null
    const resource = row.resource ?? null
    // Made by the server from which the workspace moved here: it counts at that one's address.
    if (resource !== null && !resource.startsWith(`${config.PUBLIC_URL}/`)) return null
    return {
      userId: row.user_id,
      name: row.name,
      email: row.email,
      emailVerified: row.email_verified,
      workspaceId: row.workspace_id,
      role: row.role,
      lacksSecondFactor: row.lacks_second_factor,
      lacksSignOn: row.lacks_sign_on,
      isConfined: row.is_confined,
      sessionId: row.session_id,
      sessionRenewedAt: row.session_renewed_at,
      provenAt: row.session_proven_at,
      keyId: row.key_id,
      grantId: row.grant_id ?? null,
      resource: resource?.slice(config.PUBLIC_URL.length) ?? null,
      scopes: row.scopes,
    }
  }

function questionOf(credential: Credential, at: Date): { name: string; text: string; values: unknown[] } {
  if (credential.kind === 'session') return ask('identify_by_session', hashToken(credential.token), at)
  if (credential.kind === 'key') return ask('identify_by_key', hashSecret(credential.secret), at)
  if (credential.kind === 'app token')
    return ask('identify_by_app_token', hashSecret(credential.token.slice(appTokenPrefix.length)), at)
  return ask('identify_by_access_token', hashSecret(credential.token), at)
}

const ask = (name: string, hash: string | Buffer, at: Date) => ({
  name,
  text: `select * from account.${name}($1, $2)`,
  values: [hash, at],
})
