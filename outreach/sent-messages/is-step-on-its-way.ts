import type { Tx } from '@wellmet/platform/database/connection.ts'
import { hasOpenMessage } from './sent-messages.store.ts'

/** Whether a message of this step waits, is being sent, or may have left. */
export const isStepOnItsWay = async (tx: Tx, sequenceId: string, step: number): Promise<boolean> =>
  (await hasOpenMessage(tx, { sequenceId, step })).isOpen
