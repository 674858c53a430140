import type { Tx } from '@wellmet/platform/database/connection.ts'
import { runHook } from '@wellmet/platform/events/hook.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { removePeople } from '../deletions/remove-people.ts'
import { contactsWithdrawn } from '../imports/imports.hooks.ts'

/** Removes contacts whom nothing speaks of any more, here and wherever else they are kept. */
export async function removeWithdrawn(tx: Tx, services: Services, networkId: number, people: string[]): Promise<void> {
  if (people.length === 0) return
  await removePeople({ tx, services }, networkId, people)
  await runHook({ tx, services }, contactsWithdrawn, { networkId, people })
}
