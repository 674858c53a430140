import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Viewer } from '@wellmet/platform/http/viewer.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { listDemands } from './demands.store.ts'

/** What a workspace demands and a session lacks. */
export type Demand = 'sign_on' | 'second_factor'

export interface WorkspaceDemand {
  workspaceId: string
  name: string
  /** Null if the session has all that is demanded. */
  needs: Demand | null
}

/**
 * As the system. All workspaces of the viewer. Whatever shows rows of another workspace than that of the session asks here:
 * `access` knows only the one.
 */
export const listWorkspaceDemands = async (
  tx: Tx,
  { sessionId }: Pick<Viewer, 'sessionId'>,
): Promise<WorkspaceDemand[]> =>
  (await listDemands(tx, { sessionId: present(sessionId) })).map(
    ({ lacksSecondFactor, lacksSignOn, ...workspace }) => ({
      ...workspace,
      needs: lacksSignOn ? 'sign_on' : lacksSecondFactor ? 'second_factor' : null,
    }),
  )
