import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { KeyOwner, EnrichmentProviderShown, EnrichmentStatus } from './enrichment.contract.ts'
import { enrichmentMessages } from './enrichment.messages.ts'
import type { EnrichmentProvider } from './enrichment-provider.ts'
import type { AccountRow } from './enrichment.store.ts'
import { isAvailable, readAccounts, type Account } from './read-accounts.ts'

export const showProviders = async (
  call: MemberCall,
  providers: readonly EnrichmentProvider[],
): Promise<{ items: EnrichmentProviderShown[] }> => ({
  items: (await readAccounts(call, providers)).map((account) => ({
    provider: account.provider.name,
    label: account.provider.label,
    keyUrl: account.provider.keyUrl,
    isAvailable: isAvailable(account),
    account: ownerOf(account),
    sends: ['name', 'company', 'email'],
    returns: ['role', 'company', 'location', 'linkedinUrl'],
  })),
})

export const showStatuses = async (
  call: MemberCall,
  providers: readonly EnrichmentProvider[],
): Promise<{ items: EnrichmentStatus[] }> => ({
  items: (await readAccounts(call, providers)).map((account) => statusOf(account, call.services.now())),
})

/** Throws 404 for a provider that there is not. */
export async function showStatus(
  call: MemberCall,
  providers: readonly EnrichmentProvider[],
  name: string,
): Promise<EnrichmentStatus> {
  const { items } = await showStatuses(call, providers)
  const status = items.find(({ provider }) => provider === name)
  if (!status) throw notFound('provider')
  return status
}

const ownerOf = ({ sealedKey, shared }: Account): KeyOwner | null =>
  sealedKey !== null ? 'workspace' : shared !== null ? 'server' : null

type ShownState = Pick<EnrichmentStatus, 'state' | 'remaining' | 'resetsAt' | 'problem'>

function statusOf(account: Account, now: Date): EnrichmentStatus {
  const { provider, priority, row, shared } = account
  const hasKey = account.sealedKey !== null
  return {
    provider: provider.name,
    label: provider.label,
    account: ownerOf(account),
    keyEnds: row?.keyEnds ?? null,
    connectedAt: row?.connectedAt?.toISOString() ?? null,
    priority,
    lastUsedAt: row?.usedAt?.toISOString() ?? null,
    ...(row !== null && hasKey ? standingOfKey(provider, row, now) : standingOfServer(provider, shared, now)),
  }
}

const off: ShownState = { state: 'off', remaining: null, resetsAt: null, problem: null }

export function standingOfKey({ label }: EnrichmentProvider, row: AccountRow, now: Date): ShownState {
  const isPaused = row.pausedUntil !== null && row.pausedUntil > now
  const remaining = row.pausedUntil !== null && !isPaused ? null : row.remaining
  const fine: ShownState = { ...off, state: 'ok', remaining }
  if (row.problem === 'refused')
    return { ...fine, state: 'refused', problem: enrichmentMessages.keyRefused({ provider: label }) }
  if (row.problem === 'failed')
    return { ...fine, state: 'down', problem: enrichmentMessages.didNotAnswer({ provider: label }) }
  if (!isPaused || row.pausedUntil === null) return fine
  const isUsedUp = row.problem === 'credits'
  return {
    state: 'limited',
    remaining,
    resetsAt: row.pausedUntil.toISOString(),
    problem: isUsedUp
      ? enrichmentMessages.creditsUsedUp({ until: row.pausedUntil })
      : enrichmentMessages.tooFast({ provider: label }),
  }
}

/** Those of a minute are over before anybody reads about them. */
const shortPauseMs = 60 * 60_000

function standingOfServer({ label }: EnrichmentProvider, shared: Account['shared'], now: Date): ShownState {
  if (shared === null || shared.state === 'off') return off
  const standing = { state: shared.state, remaining: shared.remaining ?? null, resetsAt: shared.resetsAt ?? null }
  if (shared.state !== 'limited' || shared.resetsAt === undefined) return { ...standing, problem: null }
  const until = new Date(shared.resetsAt)
  const isForMonth = shared.remaining === 0 || until.getTime() - now.getTime() > shortPauseMs
  return {
    ...standing,
    problem: isForMonth ? enrichmentMessages.creditsUsedUp({ until }) : enrichmentMessages.tooFast({ provider: label }),
  }
}
