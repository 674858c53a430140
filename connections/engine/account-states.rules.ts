import type { AccountState, StoredState } from './engine.contract.ts'

const moves: Readonly<Record<AccountState, readonly AccountState[]>> = {
  absent: ['connecting'],
  connecting: ['connected', 'absent'],
  connected: ['connected', 'expired', 'failed', 'revoked'],
  expired: ['connected', 'revoked'],
  failed: ['connected', 'expired', 'revoked'],
  revoked: ['absent'],
}

export const mayMove = (from: AccountState, to: AccountState): boolean => moves[from].includes(to)

/** Whether its sources are read. A failed one is tried again: most failures pass. */
export const isRead = (state: AccountState): boolean => state === 'connected' || state === 'failed'

/** The state that the page of a provider shows first: working accounts, then those that can be repaired. */
export function stateOf(accounts: readonly StoredState[], isConsentOpen: boolean): AccountState {
  const order = ['connected', 'failed', 'expired', 'revoked'] as const satisfies StoredState[]
  return order.find((state) => accounts.includes(state)) ?? (isConsentOpen ? 'connecting' : 'absent')
}
