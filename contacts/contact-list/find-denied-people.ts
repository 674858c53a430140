import type { Tx } from '@wellmet/platform/database/connection.ts'
import { listStateFacts } from './contacts.store.ts'

/** Which of these people the viewer says they do not know at all. */
export async function findDeniedPeople(tx: Tx, people: readonly string[]): Promise<ReadonlySet<string>> {
  const facts = people.length === 0 ? [] : await listStateFacts(tx, { people: [...people] })
  return new Set(facts.flatMap(({ personId, familiarity }) => (familiarity === 'not_at_all' ? personId : [])))
}
