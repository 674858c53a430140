import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type { ProviderAnswer } from './enrichment.contract.ts'
import type { EnrichmentProvider, ServerAccount } from './enrichment-provider.ts'
import { pauseProvider, reserveCredits, settleCredits } from './enrichment.store.ts'
import { spansAt, spentBy } from './quotas.rules.ts'
import { limitsOf } from './server-account.ts'

/** Gives back what was not spent, and leaves the provider alone for as long as it wants. As the system. */
export type SettleCredits = (tx: Tx, answer: ProviderAnswer<unknown>) => Promise<void>

interface Wanted {
  account: ServerAccount
  workspaceId: string
  credits: number
}

/**
 * Counts credits of the server's account before they are spent, as the system. Null when a limit is reached; then roll
 * back. Those of a process that dies before it settles stay spent, because the provider may have billed them, and a month
 * ends.
 */
export async function takeCredits(
  tx: Tx,
  services: Services,
  { name: provider }: EnrichmentProvider,
  { account, workspaceId, credits }: Wanted,
): Promise<SettleCredits | null> {
  const { server: serverLimit, workspace: workspaceLimit, perMinute } = limitsOf(account)
  const { month, nextMonth, minute } = spansAt(services.now(), account.resetDay)
  const counted = { provider, workspaceId, month }
  const limits = { serverLimit, workspaceLimit, perMinute }
  if (!(await reserveCredits(tx, { ...counted, ...limits, minute, credits }))) return null
  return async (later, answer) => {
    const difference = spentBy(answer, credits) - credits
    if (difference !== 0) await settleCredits(later, { ...counted, difference })
    const rest = (until: Date, reason: 'credits' | 'rate') => pauseProvider(later, { provider, until, reason })
    if (answer.kind === 'out_of_credits') await rest(nextMonth, 'credits')
    if (answer.kind === 'too_fast') await rest(answer.until, 'rate')
    if (answer.restUntil) await rest(answer.restUntil, 'rate')
  }
}
