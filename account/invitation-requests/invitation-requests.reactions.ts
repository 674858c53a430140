import { during, type HookReaction } from '@wellmet/platform/events/hook.ts'
import { onDecision } from '../approvals/approvals.hooks.ts'
import { invitationSent } from '../invitations/invitations.hooks.ts'
import { inviteColleague, inviteOutsider } from './invitation-requests.hooks.ts'
import { closeWaiting, sendApproved } from './request-invitation.ts'

export const invitationRequestsHooks: HookReaction[] = [
  ...onDecision(inviteColleague, sendApproved),
  ...onDecision(inviteOutsider, sendApproved),
  during(invitationSent, closeWaiting),
]
