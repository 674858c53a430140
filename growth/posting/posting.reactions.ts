import { onDecision } from '@wellmet/account/approvals/approvals.hooks.ts'
import { crossPostApproval } from './posting.hooks.ts'
import { settlePostApproval } from './settle-approval.ts'

export const postingHooks = onDecision(crossPostApproval, settlePostApproval)
