import { serve } from '@wellmet/platform/http/serve.ts'
import { inviteSuggestions } from './invite-suggestions.contract.ts'
import { suggestInvitees } from './suggest-invitees.ts'

export const inviteSuggestionsRoutes = serve(inviteSuggestions)({
  suggest: (call) => suggestInvitees(call, call.query),
})
