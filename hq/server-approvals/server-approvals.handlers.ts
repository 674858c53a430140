import { serve } from '@wellmet/platform/http/serve.ts'
import { decideServerApproval } from './decide-server-approval.ts'
import { serverApprovals } from './server-approvals.contract.ts'
import { showServerApprovals, showServerStats } from './show-server-approvals.ts'

export const serverApprovalsRoutes = serve(serverApprovals)({
  pending: (call) => showServerApprovals(call, call.query),
  stats: (call) => showServerStats(call),
  approve: (call) => decideServerApproval(call, call.params.approvalId, { verdict: 'approved', ...call.body }),
  reject: (call) => decideServerApproval(call, call.params.approvalId, { verdict: 'rejected', ...call.body }),
})
