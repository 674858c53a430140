import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { keepRules, rulesOf } from '../connector-rules/keep-rules.ts'
import type { LetterRules } from './letters.contract.ts'
import type { RequestDetailsRow } from './letters.store.ts'

/** The connector's rules, as much of them as a page without an account is about. */
export async function letterRulesOf(tx: Tx, request: RequestDetailsRow): Promise<LetterRules> {
  const { asksAMonth, quietTo, noGoCompanies, tellsOutcomes } = await rulesOf(tx, request)
  return { asksAMonth, quietUntil: quietTo, noGoCompanies, tellsOutcomes }
}

/** The rest stays as it is. Quiet begins today, unless it had begun before. */
export async function keepLetterRules(
  tx: Tx,
  services: Services,
  request: RequestDetailsRow,
  { quietUntil, ...rules }: LetterRules,
): Promise<void> {
  const { workspaceId, connectorKey, connectorUser: userId } = request
  const before = await rulesOf(tx, request)
  const today = services.now().toISOString().slice(0, 10)
  const isQuiet = quietUntil !== null && quietUntil >= today
  const quietFrom = before.quietFrom !== null && before.quietFrom < today ? before.quietFrom : today
  const quiet = isQuiet ? { quietFrom, quietTo: quietUntil } : { quietFrom: null, quietTo: null }
  await keepRules(tx, services, { workspaceId, connectorKey, userId }, { ...before, ...rules, ...quiet })
}
