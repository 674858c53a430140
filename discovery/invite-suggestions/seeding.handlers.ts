import { serve } from '@wellmet/platform/http/serve.ts'
import { seeding } from './seeding.contract.ts'
import { suggestInvitees } from './suggest-invitees.ts'

export const seedingRoutes = serve(seeding)({
  suggest: (call) => suggestInvitees(call, call.query),
})
