import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { AccountState, ProviderStatus } from '../engine/engine.contract.ts'
import { engineMessages } from '../engine/engine.messages.ts'
import type { Provider } from '../engine/provider.ts'
import { showProviders } from '../engine/show-accounts.ts'
import type { SharedCredits } from '../enrichment/enrichment.contract.ts'
import type { EnrichmentProvider } from '../enrichment/enrichment-provider.ts'
import { showServerAccount } from '../enrichment/server-account.ts'
import { integrationCategories, type Integration, type IntegrationOffer } from './integrations.contract.ts'

export interface Integrable {
  /** Those that members connect. */
  providers: readonly Provider[]
  /** Only those that the operator can connect for the whole server are shown. */
  enrichmentProviders: readonly EnrichmentProvider[]
}

export async function listIntegrations(
  call: MemberCall,
  { providers, enrichmentProviders }: Integrable,
): Promise<Integration[]> {
  const { items } = await showProviders(call, providers)
  const integrations = items.map(ofProvider)
  for (const provider of enrichmentProviders.filter(({ serverAccount }) => serverAccount !== undefined))
    integrations.push(ofServer(provider, await showServerAccount(call, provider)))
  return integrations
}

const ofProvider = ({ provider, accounts, ...status }: ProviderStatus): Integration => ({
  ...status,
  id: provider,
  connectedBy: 'member',
  accounts: accounts.length,
})

const serverStates: Record<SharedCredits['state'], AccountState> = {
  off: 'absent',
  ok: 'connected',
  limited: 'connected',
  down: 'failed',
}

const ofServer = ({ name, label }: EnrichmentProvider, { state }: SharedCredits): Integration => ({
  id: name,
  label,
  category: 'people_data',
  connectedBy: 'server',
  isAvailable: state !== 'off',
  state: serverStates[state],
  accounts: 0,
})

/** Without what of it is connected. */
export const offerOf = ({ id, label, category, connectedBy, isAvailable }: Integration): IntegrationOffer => ({
  id,
  label,
  category,
  connectedBy,
  isAvailable,
})

/** Throws 404 for one that is not among them. */
export async function getIntegration(call: MemberCall, integrable: Integrable, wanted: string): Promise<Integration> {
  const found = (await listIntegrations(call, integrable)).find(({ id }) => id === wanted)
  if (!found) throw notFound('integration')
  return found
}

export const isConnected = ({ state }: Integration): boolean => state !== 'absent' && state !== 'connecting'

const needsAttention = ({ state }: Integration): boolean => state === 'expired' || state === 'failed'

export const statusOf = (all: readonly Integration[]): { connected: number; needAttention: string[] } => ({
  connected: all.filter(isConnected).length,
  needAttention: all.filter(needsAttention).map(({ id }) => id),
})

/** Those that have something in them. */
export const categoriesOf = (all: readonly Integration[]) =>
  integrationCategories
    .map((category) => ({
      category,
      label: engineMessages.categoryOf({ category }),
      integrations: all.filter((one) => one.category === category).map(({ id }) => id),
    }))
    .filter(({ integrations }) => integrations.length > 0)
