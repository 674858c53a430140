import { notFound } from '@wellmet/platform/contract/problem.ts'
import { asSystem } from '@wellmet/platform/database/database.ts'
import type { Call, UserCall } from '@wellmet/platform/http/serve.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { assistantResource, routes } from './authorization-server.ts'
import type { ConnectedApp } from './connected-apps.contract.ts'
import { assistantScopes } from './connected-apps.contract.ts'
import { deleteGrantOf, listGrantsOf, saveLastUsedBy, type ListedGrantRow } from './connected-apps.store.ts'

const most = 100

export const listConnectedApps = ({ db, viewer, services }: UserCall) =>
  db.reading(async (tx) => {
    // As the system: whether a grant has tokens is nobody's to read
    const rows = await asSystem(tx, (system) =>
      listGrantsOf(system, { userId: viewer.userId, now: services.now(), most }),
    )
    return { items: rows.map(toApp), next: null }
  })

const toApp = ({ clientId, createdAt, expiresAt, lastUsedAt, ...row }: ListedGrantRow): ConnectedApp => ({
  ...row,
  clientHost: new URL(clientId).host,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

export const disconnectApp = ({ db, viewer, services }: UserCall, id: string): Promise<undefined> =>
  db.transaction(async (tx) => {
    const gone = await deleteGrantOf(tx, viewer.userId, id)
    if (!gone) throw notFound('app')
    const { workspaceId, name } = gone
    await asSystem(tx, (system) =>
      recordAudit(system, {
        workspaceId,
        actorId: viewer.userId,
        action: 'app.disconnected',
        subject: viewer.userId,
        detail: { name },
        now: services.now(),
      }),
    )
    return undefined
  })

/** As the app calls itself, for the list in the settings. */
export const recordAppUse = ({ db, viewer }: Call, usedBy: string): Promise<void> =>
  // As the system: a grant is changed by nobody else
  db.asSystem(async (tx) => {
    if (viewer?.grantId) await saveLastUsedBy(tx, { id: viewer.grantId, usedBy })
  })

/** RFC 8414. */
export function describeServer({ services }: Call): Record<string, unknown> {
  const { PUBLIC_URL: issuer } = services.config
  return {
    issuer,
    authorization_endpoint: issuer + routes.authorization,
    token_endpoint: issuer + routes.token,
    revocation_endpoint: issuer + routes.revocation,
    scopes_supported: assistantScopes,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    client_id_metadata_document_supported: true,
    authorization_response_iss_parameter_supported: true,
  }
}

/** RFC 9728. */
export const describeResource = ({ services }: Call): Record<string, unknown> => ({
  resource: assistantResource(services),
  resource_name: 'Wellmet',
  authorization_servers: [services.config.PUBLIC_URL],
  scopes_supported: assistantScopes,
  bearer_methods_supported: ['header'],
})
