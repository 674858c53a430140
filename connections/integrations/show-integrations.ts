import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { AccountState, ProviderStatus } from '../engine/engine.contract.ts'
import { engineMessages } from '../engine/engine.messages.ts'
import type { Provider } from '../engine/provider.ts'
import { showProviders } from '../engine/show-accounts.ts'
import type { PeopleDataProvider } from '../people-data/people-data.contract.ts'
import { providerName, showProvider as showPeopleData } from '../people-data/show-provider.ts'
import { integrationCategories, type Integration, type IntegrationOffer } from './integrations.contract.ts'

/** The providers that members connect, and the people-data provider that the operator does. */
export async function listIntegrations(call: MemberCall, providers: readonly Provider[]): Promise<Integration[]> {
  const { items } = await showProviders(call, providers)
  return [...items.map(ofProvider), ofPeopleData(await showPeopleData(call))]
}

const ofProvider = ({ provider, accounts, ...status }: ProviderStatus): Integration => ({
  ...status,
  id: provider,
  connectedBy: 'member',
  accounts: accounts.length,
})

const peopleDataStates: Record<PeopleDataProvider['state'], AccountState> = {
  off: 'absent',
  ok: 'connected',
  limited: 'connected',
  down: 'failed',
}

const ofPeopleData = ({ state }: PeopleDataProvider): Integration => ({
  id: providerName,
  label: 'People Data Labs',
  category: 'people_data',
  connectedBy: 'server',
  isAvailable: state !== 'off',
  state: peopleDataStates[state],
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
export async function getIntegration(
  call: MemberCall,
  providers: readonly Provider[],
  wanted: string,
): Promise<Integration> {
  const found = (await listIntegrations(call, providers)).find(({ id }) => id === wanted)
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
