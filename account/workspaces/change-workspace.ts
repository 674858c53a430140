import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Workspace } from './workspaces.contract.ts'
import { lockWorkspace, findWorkspace, updateWorkspaceName, type WorkspaceRow } from './workspaces.store.ts'

const toWorkspace = (row: WorkspaceRow, role: Workspace['role']): Workspace => ({
  id: row.id,
  name: row.name,
  role,
  createdAt: row.createdAt.toISOString(),
})

export const showWorkspace = ({ db, viewer }: MemberCall): Promise<Workspace> =>
  db.transaction(async (tx) => {
    const row = await findWorkspace(tx, { id: viewer.workspaceId })
    if (!row) throw notFound('workspace')
    return toWorkspace(row, viewer.role)
  })

export const renameWorkspace = (
  { db, viewer, services, expectUnchanged }: MemberCall,
  { name }: { name: string },
): Promise<Workspace> =>
  db.transaction(async (tx) => {
    const before = await lockWorkspace(tx, viewer.workspaceId)
    expectUnchanged(toWorkspace(before, viewer.role))
    const after = await updateWorkspaceName(tx, viewer.workspaceId, name)
    await recordAudit(tx, {
      workspaceId: viewer.workspaceId,
      actorId: viewer.userId,
      action: 'workspace.renamed',
      subject: viewer.workspaceId,
      detail: { from: before.name, to: name },
      now: services.now(),
    })
    return toWorkspace(after, viewer.role)
  })
