import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type { RequestDetailsRow } from '../asks/find-ask.ts'
import { findConnectorRules, saveConnectorRules } from '../connector-rules/save-connector-rules.ts'
import type { GuestRules } from './guest-pages.contract.ts'

const whoseRules = ({ workspaceId, connectorKey, mailboxKey, connectorUser: userId }: RequestDetailsRow) => ({
  workspaceId,
  connectorKey,
  mailboxKey,
  userId,
})

/** The part of the connector's rules that a guest page shows. */
export async function findGuestRules(tx: Tx, request: RequestDetailsRow): Promise<GuestRules> {
  const { asksAMonth, quietTo, noGoCompanies, tellsOutcomes } = await findConnectorRules(tx, whoseRules(request))
  return { asksAMonth, quietUntil: quietTo, noGoCompanies, tellsOutcomes }
}

/** The other rules stay as they are. Quiet days begin today, unless they had begun before. */
export async function saveGuestRules(
  tx: Tx,
  services: Services,
  request: RequestDetailsRow,
  { quietUntil, ...rules }: GuestRules,
): Promise<void> {
  const whose = whoseRules(request)
  const before = await findConnectorRules(tx, whose)
  const today = services.now().toISOString().slice(0, 10)
  const isQuiet = quietUntil !== null && quietUntil >= today
  const quietFrom = before.quietFrom !== null && before.quietFrom < today ? before.quietFrom : today
  const quiet = isQuiet ? { quietFrom, quietTo: quietUntil } : { quietFrom: null, quietTo: null }
  await saveConnectorRules(tx, services, whose, { ...before, ...rules, ...quiet })
}
