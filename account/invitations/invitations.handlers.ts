import { serve } from '@wellmet/platform/http/serve.ts'
import { acceptInvitation, previewInvitation, signUpInvited } from './accept-invitation.ts'
import { changeInvitation, makeInvitationLink, revokeInvitation } from './change-invitation.ts'
import { invitationPages, invitations } from './invitations.contract.ts'
import { inviteMember, listInvitations } from './invite-member.ts'
import { recordInvitationEvent, showInvitationPage } from './show-invitation-page.ts'

export const invitationsRoutes = serve(invitations)({
  list: (call) => listInvitations(call),
  create: (call) => inviteMember(call, call.body),
  link: (call) => makeInvitationLink(call, call.params.id),
  revoke: (call) => revokeInvitation(call, call.params.id),
  preview: (call) => previewInvitation(call, call.body),
  accept: (call) => acceptInvitation(call, call.body),
  signUp: (call) => signUpInvited(call, call.body),
})

export const invitationPagesRoutes = serve(invitationPages)({
  show: (call) => showInvitationPage(call, call.params.id),
  record: (call) => recordInvitationEvent(call, call.params.id, call.body),
  change: (call) => changeInvitation(call, call.params.id, call.body),
})
