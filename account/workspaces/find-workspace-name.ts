import type { Tx } from '@wellmet/platform/database/connection.ts'
import { findWorkspace } from './workspaces.store.ts'

/** Empty if there is none. */
export const findWorkspaceName = async (tx: Tx, workspaceId: string): Promise<string> =>
  (await findWorkspace(tx, { id: workspaceId }))?.name ?? ''
