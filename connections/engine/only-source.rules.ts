import { stateOf } from './account-states.rules.ts'
import type { ConnectedAccount, ProviderStatus, SourceStatus, StoredState } from './engine.contract.ts'

/** The status of one source of a provider; accounts without it are left out. */
export function onlySource(status: ProviderStatus, wanted: SourceStatus['source']): ProviderStatus {
  const accounts = status.accounts
    .map((account): ConnectedAccount => ({
      ...account,
      sources: account.sources.filter(({ source }) => source === wanted),
    }))
    .filter(({ sources }) => sources.length > 0)
  const states = accounts.map(({ state }) => state as StoredState)
  return { ...status, accounts, state: stateOf(states, status.state === 'connecting') }
}
