import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type { SharedCredits } from './enrichment.contract.ts'
import type { EnrichmentProvider, ServerAccount } from './enrichment-provider.ts'
import { getUsage } from './enrichment.store.ts'
import { creditsLeft, spansAt, workspaceShare, type Limits, type Spans, type Usage } from './quotas.rules.ts'

interface AccountUsage {
  usage: Usage
  limits: Limits
  spans: Spans
  /** As far as is known without asking the provider. */
  shared: SharedCredits
}

/** The account that the operator gave the whole server, or null. */
export const findServerAccount = ({ config }: Services, { serverAccount }: EnrichmentProvider): ServerAccount | null =>
  serverAccount?.(config) ?? null

export const limitsOf = ({ monthlyCredits, workspacePercent, callsPerMinute }: ServerAccount): Limits => ({
  server: monthlyCredits,
  workspace: workspaceShare(monthlyCredits, workspacePercent),
  perMinute: callsPerMinute,
})

export const readUsage = (
  { db, viewer, services }: MemberCall,
  provider: EnrichmentProvider,
  account: ServerAccount,
): Promise<AccountUsage> =>
  db.transaction(async (tx) => {
    const now = services.now()
    const spans = spansAt(now, account.resetDay)
    const limits = limitsOf(account)
    const usage = await getUsage(tx, { provider: provider.name, workspaceId: viewer.workspaceId, ...spans })
    return { usage, limits, spans, shared: creditsLeft(usage, limits, spans, now) }
  })

/** `off` for a provider that the server has no account with. */
export async function showServerAccount(call: MemberCall, provider: EnrichmentProvider): Promise<SharedCredits> {
  const account = findServerAccount(call.services, provider)
  return account === null ? { state: 'off' } : (await readUsage(call, provider, account)).shared
}
