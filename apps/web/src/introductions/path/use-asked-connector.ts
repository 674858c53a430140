import { useQuery } from '@tanstack/react-query'
import { isThroughAsked } from '@wellmet/identity/person-states/asked-connector.rules.ts'
import type { PersonState } from '@wellmet/identity/person-states/person-states.contract.ts'
import { introductionQuery } from '../requests/requests.queries.ts'

/** Whom the viewer asked about this person, as their state says. Null where nobody was, or where the request cannot be read. */
export function useAskedConnector(state: PersonState | undefined): { connector: string | null; isPending: boolean } {
  const requestId = state && isThroughAsked(state) ? state.requestId : null
  const { data, isLoading } = useQuery({ ...introductionQuery(requestId ?? ''), enabled: requestId !== null })
  return { connector: data?.request.connector.personId ?? null, isPending: requestId !== null && isLoading }
}
