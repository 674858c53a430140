import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { PersonKeys } from './person-keys.ts'
import { marksOf } from './words.rules.ts'
import { listContactsOf, upsertMarks } from './words.store.ts'

const batch = 10_000

/**
 * By what these contacts may be found from now on, beside what they were found by before. In the transaction that writes
 * them: a contact who is found earlier, because somebody else's import marked them, would tell of that import.
 */
export async function keepMarks(tx: Tx, keys: PersonKeys, owner: number, people: readonly string[]): Promise<void> {
  const ordered = people.map(BigInt).toSorted((a, b) => (a < b ? -1 : 1))
  for (let from = 0; from < ordered.length; from += batch) {
    const part = ordered.slice(from, from + batch).map(String)
    const contacts = await listContactsOf(tx, { owner, people: part })
    await upsertMarks(tx, {
      people: contacts.map(({ personId }) => personId),
      marks: contacts.map((contact) => JSON.stringify(marksOf(contact).map((mark) => keys.mark(mark)))),
    })
  }
}
