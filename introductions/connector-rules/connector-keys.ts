import { introductionKeys } from '@wellmet/graph/outcome-model/introduction-keys.ts'
import type { ConnectorIdentity } from '@wellmet/graph/outcome-model/connector-identity.rules.ts'
import type { DataRoot } from '@wellmet/platform/vault/data-root.ts'

/** The number under which a workspace keeps what it knows of a connector. */
export const connectorKey = (services: DataRoot, workspaceId: string, who: ConnectorIdentity): string =>
  introductionKeys(services, workspaceId).connector(who)
