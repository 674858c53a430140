import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { codesCountedSince, codeWaitMs } from './code-limit.rules.ts'
import { countedBy } from './counted-by.ts'
import { countFailure, deleteFailures, lockFailures } from './sign-in-failures.store.ts'

/** How wrong codes of one kind are counted for a user, wherever they come from. As the system. */
export async function limitCodes(tx: Tx, services: Services, kind: string, userId: string) {
  const now = services.now()
  const counter = countedBy(services, `${kind} ${userId}`)
  const counted = await lockFailures(tx, counter)
  return {
    /** Until the next code is looked at; 0 if this one is. */
    waitMs: codeWaitMs(counted, now),
    /** Returns how many there were lately. The refusal must be returned, not thrown. */
    countFailed: (): Promise<number> => countFailure(tx, counter, now, codesCountedSince(now)),
    clear: () => deleteFailures(tx, counter),
  }
}
