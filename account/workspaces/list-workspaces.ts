import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { UserCall } from '@wellmet/platform/http/serve.ts'
import type { WorkspaceRef } from './workspaces.contract.ts'
import { findWorkspaceToOpen, listWorkspacesOfUser } from './workspaces.store.ts'

export const listWorkspacesOf = (tx: Tx, userId: string): Promise<WorkspaceRef[]> =>
  listWorkspacesOfUser(tx, { userId })

/** As the system: the workspace in which a new session begins, null if they belong to none. */
export const workspaceToOpen = async (tx: Tx, userId: string): Promise<string | null> =>
  (await findWorkspaceToOpen(tx, { userId }))?.id ?? null

export const listWorkspaces = ({ db, viewer }: UserCall) =>
  db.transaction(async (tx) => {
    const items = await listWorkspacesOf(tx, viewer.userId)
    // A key or a confined session belongs to one workspace, and learns nothing about the others.
    return {
      items: viewer.scopes || viewer.isConfined ? items.filter(({ id }) => id === viewer.workspaceId) : items,
      next: null,
    }
  })
