import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { introductionKeys } from '@wellmet/network/introduction-counts/introduction-keys.ts'
import type { ConnectorIdentity } from '@wellmet/network/paths/edge.rules.ts'
import { whenAskable } from '../requests/when-askable.ts'
import type { Availability } from './marketplace.contract.ts'

/** Whom the ask would be for; nobody in particular where the marketplace is looked at as a whole. */
export interface WantedTarget {
  person: string | null
  name: string
  company: string | null
}

export const nobodyInParticular: WantedTarget = { person: null, name: '', company: null }

/** When a connector may be asked. As the system: from their rules only the day and the class of reason leave. */
export async function findAvailability(
  system: Tx,
  { services, viewer: { workspaceId } }: MemberCall,
  connector: ConnectorIdentity,
  { person, name, company }: WantedTarget,
): Promise<Availability> {
  const { reason, from } = await whenAskable(system, services, {
    workspaceId,
    connectorKey: introductionKeys(services, workspaceId).connector(connector),
    targetPerson: person,
    target: { name, company, title: null, linkedinUrl: null, email: null },
    timeZone: 'UTC',
  })
  const waits = reason === null && from !== null && from > services.now()
  if (reason === null && !waits) return { canAsk: true, reason, nextAllowedAt: null }
  return { canAsk: false, reason: reason ?? 'batch_day', nextAllowedAt: from?.toISOString() ?? null }
}
