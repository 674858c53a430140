import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { ReaderCall } from '@wellmet/platform/http/serve.ts'
import { getFrom, present } from '@wellmet/platform/values/present.rules.ts'
import { findPathsTo } from '@wellmet/graph/paths/find-paths-to.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import type { PersonState } from '@wellmet/identity/person-states/person-states.contract.ts'

interface Line {
  readonly contact: { readonly id: string; readonly personState: PersonState }
}

/** A line of a list before it is known where things stand with its contact. */
export type Stateless<L extends Line> = Omit<L, 'contact'> & { contact: Omit<L['contact'], 'personState'> }

/** Adds to each line where things stand with its contact, read once for all lists. */
export async function findContactStates(
  tx: Tx,
  call: ReaderCall,
  lines: readonly { contact: { id: string } }[],
): Promise<<L extends { contact: { id: string } }>(of: readonly L[]) => (L & Line)[]> {
  const ids = personIds(call)
  const numbers = new Map(lines.map(({ contact: { id } }) => [id, present(ids.read(id)).toString()]))
  const found = await findPathsTo(tx, call, [...new Set(numbers.values())])
  const stateOf = (id: string): PersonState => getFrom(found, getFrom(numbers, id)).person.personState
  return (of) => of.map((line) => ({ ...line, contact: { ...line.contact, personState: stateOf(line.contact.id) } }))
}
