import { serve } from '@wellmet/platform/http/serve.ts'
import { acceptInvitation, previewInvitation, signUpInvited } from './accept-invitation.ts'
import { invitations } from './invitations.contract.ts'
import { inviteMember, listInvitations, makeInvitationLink, revokeInvitation } from './invite-member.ts'

export const invitationsRoutes = serve(invitations)({
  list: (call) => listInvitations(call),
  create: (call) => inviteMember(call, call.body),
  link: (call) => makeInvitationLink(call, call.params.id),
  revoke: (call) => revokeInvitation(call, call.params.id),
  preview: (call) => previewInvitation(call, call.body),
  accept: (call) => acceptInvitation(call, call.body),
  signUp: (call) => signUpInvited(call, call.body),
})
