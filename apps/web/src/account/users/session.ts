import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { Session } from '@wellmet/account/users/users.contract.ts'
import { dependsOn } from '../../api/depends-on.ts'
import { followProfile } from '../../api/reader-locale.ts'
import { shownWorkspace } from '../../api/shown-workspace.ts'

export type Role = Session['workspaces'][number]['role']

export const sessionQuery = dependsOn('session', 'workspace', 'members', 'planned deletions').queryOptions(
  'get',
  '/api/account/session',
  undefined,
  { staleTime: 60_000 },
)

/** Only below the signed-in layout, whose guard has loaded it. */
export const useSession = (): Session => useSuspenseQuery(sessionQuery).data

/** A session that begins or moves makes everything that was cached somebody else's or somewhere else's. */
export const startSession = (queries: QueryClient, session: Session): void => {
  queries.clear()
  shownWorkspace.set(session.workspace?.id ?? null)
  queries.setQueryData(sessionQuery.queryKey, session)
}

/** Who is signed in. The page goes on showing the workspace that it began with. */
export const loadSession = async (queries: QueryClient): Promise<void> => {
  const { user, workspace } = await queries.ensureQueryData(sessionQuery)
  // The page is about to be loaded again; nothing is shown in the wrong language until then.
  if (followProfile(user.language)) await new Promise(() => {})
  if (shownWorkspace.get() === null) shownWorkspace.set(workspace?.id ?? null)
}
