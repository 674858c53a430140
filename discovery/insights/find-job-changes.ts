import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Message } from '@wellmet/platform/messages/messages.ts'
import { changeSays } from './change-words.rules.ts'
import { listJobChanges } from './insights.store.ts'

export interface JobChange {
  personId: string
  name: string
  at: Date
  says: Message
}

/** New companies and titles of the viewer's own contacts, of these or of any; newest first. */
export async function findJobChanges(
  tx: Tx,
  wanted: { people: readonly string[] | null; since: Date; limit: number },
): Promise<JobChange[]> {
  const rows = await listJobChanges(tx, { ...wanted, people: wanted.people && [...wanted.people] })
  return rows.map((row) => ({ personId: row.personId, name: row.name, at: row.changedAt, says: changeSays(row) }))
}
