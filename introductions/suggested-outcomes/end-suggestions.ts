import type { Tx } from '@wellmet/platform/database/connection.ts'
import { recordableOutcomes } from './suggested-outcomes.rules.ts'
import { deletePastSuggestions, deleteSuggestionsAbout, findStanding } from './suggested-outcomes.store.ts'

/** A request that moved on its own leaves behind what was suggested of an earlier stage. As the system, for everybody in it. */
export async function endSuggestions(tx: Tx, requestId: string): Promise<void> {
  const row = await findStanding(tx, { requestId })
  if (!row) return
  const standing = { stage: row.stage, repliedWith: row.repliedWith }
  await deletePastSuggestions(tx, {
    requestId,
    ofAsker: recordableOutcomes({ ...standing, role: 'asker' }),
    ofConnector: recordableOutcomes({ ...standing, role: 'connector' }),
  })
}

/** Also what was decided: somebody in these requests was deleted. */
export async function deleteSuggestions(tx: Tx, requestIds: readonly string[]): Promise<void> {
  await deleteSuggestionsAbout(tx, { requestIds: [...requestIds] })
}
