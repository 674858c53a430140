import styles from './connected-accounts.module.css'
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconPlugConnectedX,
  IconRefresh,
  IconTrash,
  type Icon,
} from '@tabler/icons-react'
import type { ConnectedAccount } from '@wellmet/connections/engine/engine.contract.ts'
import { engineMessages } from '@wellmet/connections/engine/engine.messages.ts'
import { lastSuccessOf } from './account-shapes.ts'

const icons: Record<string, Icon> = {
  connected: IconCircleCheck,
  reading: IconRefresh,
  expired: IconPlugConnectedX,
  failed: IconAlertTriangle,
  revoked: IconTrash,
}

/** The state in words, with a sign for the eye that scans. */
export const AccountState = ({ account, isReading }: { account: ConnectedAccount; isReading: boolean }) => {
  const state = account.state === 'connected' && isReading ? 'reading' : account.state
  const StateIcon = icons[state] ?? IconPlugConnectedX
  const reachedAt = state === 'failed' ? lastSuccessOf(account) : null
  return (
    <output className={styles.state} data-state={state}>
      <StateIcon size={16} stroke={1.75} aria-hidden="true" />
      {reachedAt === null ? engineMessages.stateOf({ state }) : engineMessages.failedSince({ at: new Date(reachedAt) })}
    </output>
  )
}
