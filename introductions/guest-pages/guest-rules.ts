import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type { RequestDetailsRow } from '../asks/find-ask.ts'
import { findConnectorRules, saveConnectorRules } from '../connector-rules/save-connector-rules.ts'
import type { GuestRules } from './guest-pages.contract.ts'

/** The part of the connector's rules that a guest page shows. */
export async function findGuestRules(tx: Tx, request: RequestDetailsRow): Promise<GuestRules> {
  const { asksAMonth, quietTo, noGoCompanies, tellsOutcomes } = await findConnectorRules(tx, request)
  return { asksAMonth, quietUntil: quietTo, noGoCompanies, tellsOutcomes }
}

/** The other rules stay as they are. Quiet days begin today, unless they had begun before. */
export async function saveGuestRules(
  tx: Tx,
  services: Services,
  request: RequestDetailsRow,
  { quietUntil, ...rules }: GuestRules,
): Promise<void> {
  const { workspaceId, connectorKey, connectorUser: userId } = request
  const before = await findConnectorRules(tx, request)
  const today = services.now().toISOString().slice(0, 10)
  const isQuiet = quietUntil !== null && quietUntil >= today
  const quietFrom = before.quietFrom !== null && before.quietFrom < today ? before.quietFrom : today
  const quiet = isQuiet ? { quietFrom, quietTo: quietUntil } : { quietFrom: null, quietTo: null }
  await saveConnectorRules(tx, services, { workspaceId, connectorKey, userId }, { ...before, ...rules, ...quiet })
}
