import { createFileRoute } from '@tanstack/react-router'
import { AuditScreen } from '../../../../account/audit/audit-screen.tsx'
import { auditChainQuery, auditEventsQuery } from '../../../../account/audit/audit.queries.ts'
import { isAdmin } from '../../../../account/members/roles.ts'

export const Route = createFileRoute('/_signed-in/settings/_in-workspace/audit')({
  loader: ({ context: { queries, role } }) => {
    if (!isAdmin(role)) return
    void queries.prefetchInfiniteQuery(auditEventsQuery)
    void queries.prefetchQuery(auditChainQuery)
  },
  component: AuditScreen,
})
