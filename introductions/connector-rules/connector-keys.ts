import { introductionKeys } from '@wellmet/graph/outcome-model/introduction-keys.ts'
import type { ConnectorIdentity } from '@wellmet/graph/outcome-model/connector-identity.rules.ts'
import type { Services } from '@wellmet/platform/services.ts'

/** The number under which a workspace keeps what it knows of a connector. */
export const connectorKey = (services: Pick<Services, 'config'>, workspaceId: string, who: ConnectorIdentity): string =>
  introductionKeys(services, workspaceId).connector(who)
