import { serve } from '@wellmet/platform/http/serve.ts'
import { serveTracked } from '../tracking/tracking-routes.ts'
import { answerConfirmation, showConfirmation } from './answer-confirmation.ts'
import { changeLead, removeLead } from './change-lead.ts'
import { leadConfirmations, leadList } from './leads.contract.ts'
import { leadEvents, leadTrackables } from './leads.trackables.ts'
import { exportLeads, showLeads } from './show-leads.ts'

export const leadsRoutes = serveTracked(leadEvents, leadTrackables)

export const leadListRoutes = serve(leadList)({
  list: (call) => showLeads(call, call.query),
  change: (call) => changeLead(call, call.params.id, call.body),
  remove: (call) => removeLead(call, call.params.id),
  exportCsv: (call) => exportLeads(call),
})

export const leadConfirmationsRoutes = serve(leadConfirmations)({
  show: (call) => showConfirmation(call, call.params.token),
  answer: (call) => answerConfirmation(call, { token: call.params.token, answer: call.body.answer }),
})
