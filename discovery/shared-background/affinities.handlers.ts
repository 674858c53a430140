import { serve } from '@wellmet/platform/http/serve.ts'
import { affinities } from './affinities.contract.ts'
import { showGroups } from './show-groups.ts'
import { showInvestors } from './show-investors.ts'

export const affinitiesRoutes = serve(affinities)({
  alumni: (call) => showGroups(call, ['employer', 'school'], call.query),
  communities: (call) => showGroups(call, ['community'], call.query),
  investors: (call) => showInvestors(call, call.query),
})
