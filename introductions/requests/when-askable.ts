import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type { Refusal } from '../connector-rules/allowance.rules.ts'
import { judge } from './hold-ask-lock.ts'
import type { RequestRow } from './requests.store.ts'

export interface Askable {
  /** Null when they may be asked, at `from`. */
  reason: Refusal['reason'] | null
  /** From when they may be asked; null when waiting does not help. */
  from: Date | null
}

/** Whether a connector may be asked about a target now, and else from when. As the system: rules are the connector's own. */
export async function whenAskable(
  tx: Tx,
  services: Services,
  ask: Pick<RequestRow, 'workspaceId' | 'connectorKey' | 'targetPerson' | 'target' | 'timeZone'>,
): Promise<Askable> {
  const { refusal, at } = await judge(tx, services, ask, { at: services.now(), isHourSet: false })
  return refusal ? { reason: refusal.reason, from: refusal.from } : { reason: null, from: at }
}
