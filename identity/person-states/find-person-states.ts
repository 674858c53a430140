import type { Tx } from '@wellmet/platform/database/connection.ts'
import { personStateOf, type PersonFacts } from './person-state.rules.ts'
import type { PersonState } from './person-states.contract.ts'
import { listPeopleOfRequests, listPersonStates } from './person-states.store.ts'

/** What a list knows of somebody already, besides the requests. */
export type KnownFacts = Omit<PersonFacts, 'requests' | 'teammateAsk' | 'isViewer'> &
  Partial<Pick<PersonFacts, 'teammateAsk' | 'isViewer'>>

/** Says where things stand with a person of the list that it was made for. */
export type StateOfPerson = (personId: string, known: KnownFacts) => PersonState

/** Reads the requests about these people at once, however many they are. */
export async function findPersonStates(tx: Tx, people: readonly string[], now: Date): Promise<StateOfPerson> {
  const rows = people.length === 0 ? [] : await listPersonStates(tx, { people })
  const byPerson = Map.groupBy(rows, ({ personId }) => personId)
  return (personId, known) =>
    personStateOf({ isViewer: false, teammateAsk: null, ...known, requests: byPerson.get(personId) ?? [] }, now)
}

/** By request, whom it is about; a request about somebody who is not in the graph, or was deleted, is not in it. */
export async function findPeopleOfRequests(tx: Tx, requests: readonly string[]): Promise<Map<string, string>> {
  const rows = requests.length === 0 ? [] : await listPeopleOfRequests(tx, { requests })
  return new Map(rows.map(({ requestId, personId }) => [requestId, personId]))
}
