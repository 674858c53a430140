import type { Tx } from '@wellmet/platform/database/connection.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import type { ConnectorIdentity } from '@wellmet/graph/outcome-model/connector-identity.rules.ts'
import { listMyRequestsTo } from './requests.store.ts'

/** A request of the viewer that was asked. */
export interface EarlierRequest {
  personId: string
  connector: ConnectorIdentity
  isOpen: boolean
  /** When the connector last said no; null when they did not. */
  declinedAt: Date | null
}

/** The viewer's own requests to these people, oldest first. */
export async function listRequestsTo(tx: Tx, people: readonly string[]): Promise<EarlierRequest[]> {
  const rows = await listMyRequestsTo(tx, { people })
  return rows.map(({ connectorUser, connectorPerson, ...request }) => ({
    ...request,
    connector: connectorUser === null ? { person: present(connectorPerson) } : { userId: connectorUser },
  }))
}
