import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type { ConnectorRefusal } from '../connector-rules/allowance.rules.ts'
import { readConnectorRules } from '../connector-rules/read-connector-rules.ts'
import { askingOf, listAskedLately, type AskOfConnector } from '../requests/read-connector-facts.ts'

export interface Askable {
  /** Null when they may be asked, at `from`. */
  reason: ConnectorRefusal['reason'] | null
  /** From when they may be asked; null when waiting does not help. */
  from: Date | null
}

/**
 * Reads in two statements what decides whether these connectors may be asked. The returned function says it for one ask:
 * now, or else from when, as far as is known without the address. As the system: rules are the connector's own.
 */
export async function findAskableTimes(
  tx: Tx,
  services: Services,
  { workspaceId, connectorKeys }: { workspaceId: string; connectorKeys: readonly string[] },
): Promise<(ask: Omit<AskOfConnector, 'mailboxKey'>) => Askable> {
  const connectors = { workspaceId, connectorKeys, mailboxKeys: [] }
  const asked = Map.groupBy(await listAskedLately(tx, services, connectors), ({ connectorKey }) => connectorKey)
  const judgeAsk = await readConnectorRules(tx, services, connectors)
  return (ask) => {
    const { refusal, at } = judgeAsk({
      ...askingOf(services, { ...ask, mailboxKey: null }),
      asked: (asked.get(ask.connectorKey) ?? []).map((line) => line.at),
      at: services.now(),
      isHourSet: false,
    })
    return refusal ? { reason: refusal.reason, from: refusal.from } : { reason: null, from: at }
  }
}
