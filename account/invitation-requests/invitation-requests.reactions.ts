import type { HookReaction } from '@wellmet/platform/events/hook.ts'
import { onDecision } from '../approvals/approvals.hooks.ts'
import { inviteColleague, inviteOutsider } from './invitation-requests.hooks.ts'
import { sendApproved } from './request-invitation.ts'

export const invitationRequestsHooks: HookReaction[] = [
  ...onDecision(inviteColleague, sendApproved),
  ...onDecision(inviteOutsider, sendApproved),
]
