import { recordAudit } from '@wellmet/account/audit/record-audit.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { deleteReports, listReportedPages, takeDown } from './content.store.ts'

type Server = Pick<Services, 'database' | 'now'>

export const listReported = ({ database }: Server) =>
  // As the system: an operator looks at pages of all workspaces
  database.system.asSystem((tx) => listReportedPages(tx))

/** By any address of the page. The workspace sees the reason, and cannot publish it again. False if there is none. */
export const takeDownPage = (server: Server, slug: string, reason: string): Promise<boolean> =>
  decide(server, slug, reason)

/** Its reports are settled with it. */
export const restorePage = (server: Server, slug: string): Promise<boolean> => decide(server, slug, null)

const decide = ({ database, now }: Server, slug: string, reason: string | null): Promise<boolean> =>
  database.system.asSystem(async (tx) => {
    const at = now()
    const page = await takeDown(tx, { slug, reason, at: reason === null ? null : at })
    if (!page) return false
    if (reason === null) await deleteReports(tx, { documentId: page.id })
    const action = reason === null ? 'document.restored-by-operator' : 'document.taken-down'
    await recordAudit(tx, { workspaceId: page.workspaceId, actorId: null, action, subject: page.id, now: at })
    return true
  })
