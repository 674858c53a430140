import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { Session } from '@wellmet/account/users/users.contract.ts'
import { api } from '../../api/client.ts'

export type Role = Session['workspaces'][number]['role']

export const sessionQuery = api.queryOptions('get', '/api/account/session', undefined, { staleTime: 60_000 })

/** Only below the signed-in layout, whose guard has loaded it. */
export const useSession = (): Session => useSuspenseQuery(sessionQuery).data

/** A session that begins or moves makes everything that was cached somebody else's or somewhere else's. */
export const startSession = (queries: QueryClient, session: Session): void => {
  queries.clear()
  queries.setQueryData(sessionQuery.queryKey, session)
}
