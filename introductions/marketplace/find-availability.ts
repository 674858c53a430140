import type { Tx } from '@wellmet/platform/database/connection.ts'
import { asSystem } from '@wellmet/platform/database/database.ts'
import type { ViewerContext } from '@wellmet/identity/person-keys/person-ids.ts'
import { introductionKeys } from '@wellmet/graph/outcome-model/introduction-keys.ts'
import type { ConnectorIdentity } from '@wellmet/graph/outcome-model/connector-identity.rules.ts'
import { findAskableTimes } from '../asks/find-askable-times.ts'
import { findContactAddresses } from '../requests/find-contact-addresses.ts'
import { listNeverShown } from '../outcome-notices/list-never-shown.ts'
import type { Availability } from './marketplace.contract.ts'

/** Whom the ask would be for; nobody in particular where the marketplace is looked at as a whole. */
export interface WantedTarget {
  person: string | null
  name: string
  company: string | null
}

export const nobodyInParticular: WantedTarget = { person: null, name: '', company: null }

/**
 * When connectors may be asked, read at once for all of them. As the system: from their rules only the day and the class
 * of reason leave, and that they want no email only to a workspace that asked them before.
 */
export async function findAvailability(
  tx: Tx,
  { services, viewer: { workspaceId } }: ViewerContext,
  connectors: readonly ConnectorIdentity[],
): Promise<(connector: ConnectorIdentity, target: WantedTarget) => Availability> {
  const keys = introductionKeys(services, workspaceId)
  const connectorKeys = [...new Set(connectors.map((connector) => keys.connector(connector)))]
  const people = connectors.flatMap((connector) => ('person' in connector ? [connector.person] : []))
  const addresses = await findContactAddresses(tx, people)
  // As the system: rules and open asks of connectors; only the day and the kind of reason leave
  const { askable, never } = await asSystem(tx, async (system) => ({
    askable: await findAskableTimes(system, services, { workspaceId, connectorKeys }),
    never: await listNeverShown(system, services, workspaceId, [...addresses.values()]),
  }))
  const isUnreachable = (contact: string): boolean => never.has(addresses.get(contact) ?? '')
  return (connector, { person, name, company }) => {
    if ('person' in connector && isUnreachable(connector.person))
      return { canAsk: false, reason: 'no_email', nextAllowedAt: null }
    const { reason, from } = askable({
      connectorKey: keys.connector(connector),
      targetPerson: person,
      target: { name, company, title: null, linkedinUrl: null, email: null },
      timeZone: 'UTC',
    })
    const waits = reason === null && from !== null && from > services.now()
    if (reason === null && !waits) return { canAsk: true, reason, nextAllowedAt: null }
    return { canAsk: false, reason: reason ?? 'batch_day', nextAllowedAt: from?.toISOString() ?? null }
  }
}
