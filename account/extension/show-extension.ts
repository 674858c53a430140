import type { UserCall } from '@wellmet/platform/http/serve.ts'
import { sessionOfViewer } from '../users/show-session.ts'
import type { Session } from '../users/users.contract.ts'
import type { ExtensionConnection } from './extension.contract.ts'
import { extensionSettings } from './extension.settings.ts'
import { listGrantsOf, saveHeartbeat, type ListedGrantRow } from './extension.store.ts'

const most = 100
const heartbeatMinutes = 60

export const showExtensionSession = ({ db, viewer }: UserCall): Promise<Session> =>
  db.reading((tx) => sessionOfViewer(tx, viewer))

/** An installation belongs to nobody, so the system notes its version. */
export async function recordHeartbeat({ db, viewer, services }: UserCall, { version }: { version: string }) {
  const now = services.now()
  const { grantId } = viewer
  // As the system: installations belong to nobody
  if (grantId) await db.asSystem((tx) => saveHeartbeat(tx, { grantId, version, now }))
  return {
    minVersion: services.config.get(extensionSettings).EXTENSION_MIN_VERSION,
    serverTime: now.toISOString(),
    settings: { heartbeatMinutes, publicUrl: services.config.PUBLIC_URL },
  }
}

export const listConnections = ({ db, viewer, services }: UserCall) =>
  db.reading(async (tx) => {
    const rows = await listGrantsOf(tx, { userId: viewer.userId, now: services.now(), most })
    return { items: rows.map(toConnection), next: null }
  })

const toConnection = ({ createdAt, lastUsedAt, expiresAt, ...row }: ListedGrantRow): ExtensionConnection => ({
  ...row,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
})
