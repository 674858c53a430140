import { serve } from '@wellmet/platform/http/serve.ts'
import { sharedBackground } from './shared-background.contract.ts'
import { showGroups } from './show-groups.ts'
import { showInvestors } from './show-investors.ts'

export const sharedBackgroundRoutes = serve(sharedBackground)({
  alumni: (call) => showGroups(call, ['employer', 'school'], call.query),
  communities: (call) => showGroups(call, ['community'], call.query),
  investors: (call) => showInvestors(call, call.query),
})
