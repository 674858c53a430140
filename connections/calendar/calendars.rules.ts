import { stateOf } from '../engine/account-states.rules.ts'
import type { ConnectedAccount, ProviderStatus, StoredState } from '../engine/engine.contract.ts'

/** Of what is read from a provider, the calendars: accounts without one are left out. */
export function calendarsIn(status: ProviderStatus): ProviderStatus {
  const accounts = status.accounts.map(withCalendarOnly).filter(({ sources }) => sources.length > 0)
  const states = accounts.map(({ state }) => state as StoredState)
  return { ...status, accounts, state: stateOf(states, status.state === 'connecting') }
}

const withCalendarOnly = (account: ConnectedAccount): ConnectedAccount => ({
  ...account,
  sources: account.sources.filter(({ source }) => source === 'calendar'),
})
