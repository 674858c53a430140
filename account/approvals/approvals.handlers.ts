import { serve } from '@wellmet/platform/http/serve.ts'
import { approvals } from './approvals.contract.ts'
import { addPolicy, endPolicy, resumePolicy } from './change-policies.ts'
import { decideApproval } from './decide-approval.ts'
import { readApproval, showApprovals, showOwnApprovals, showStats } from './show-approvals.ts'
import { showPolicies } from './show-policies.ts'
import { withdrawOwnApproval } from './withdraw-own-approval.ts'

export const approvalsRoutes = serve(approvals)({
  pending: (call) => showApprovals(call, 'pending', call.query),
  autoApproved: (call) => showApprovals(call, 'automatic', call.query),
  decided: (call) => showApprovals(call, 'decided', call.query),
  mine: (call) => showOwnApprovals(call, call.query),
  rejected: (call) => showApprovals(call, 'rejected', call.query),
  stats: (call) => showStats(call),
  policies: (call) => showPolicies(call),
  addPolicy: (call) => addPolicy(call, call.body),
  resumePolicy: (call) => resumePolicy(call, call.params.policyId),
  endPolicy: (call) => endPolicy(call, call.params.policyId),
  show: (call) => readApproval(call, call.params.approvalId),
  withdraw: (call) => withdrawOwnApproval(call, call.params.approvalId),
  approve: (call) => decideApproval(call, call.params.approvalId, { verdict: 'approved', ...call.body }),
  reject: (call) => decideApproval(call, call.params.approvalId, { verdict: 'rejected', ...call.body }),
})
