import { serve } from '@wellmet/platform/http/serve.ts'
import { invitationRequests } from './invitation-requests.contract.ts'
import { requestInvitation } from './request-invitation.ts'

export const invitationRequestsRoutes = serve(invitationRequests)({
  create: (call) => requestInvitation(call, call.body),
})
