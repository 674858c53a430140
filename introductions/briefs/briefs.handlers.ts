import { serve } from '@wellmet/platform/http/serve.ts'
import { briefs } from './briefs.contract.ts'
import { gatherBrief } from './gather-brief.ts'
import { wordBrief } from './word-brief.ts'

export const briefsRoutes = serve(briefs)({
  show: async (call) => wordBrief(await gatherBrief(call)),
})
