import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import type { paths } from '../../api/schema.gen.ts'

export type Session = paths['/api/account/session']['get']['responses'][200]['content']['application/json']
export type Role = Session['workspaces'][number]['role']

export const sessionQuery = api.queryOptions('get', '/api/account/session', undefined, { staleTime: 60_000 })

/** Only below the signed-in layout, whose guard has loaded it. */
export const useSession = (): Session => useSuspenseQuery(sessionQuery).data

/** A session that begins or moves makes everything that was cached somebody else's or somewhere else's. */
export const startSession = (queries: QueryClient, session: Session): void => {
  queries.clear()
  queries.setQueryData(sessionQuery.queryKey, session)
}
