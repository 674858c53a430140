import { serve } from '@wellmet/platform/http/serve.ts'
import { assistant } from './assistant.contract.ts'
import { draftFollowUp } from './draft-follow-up.ts'
import { preparePerson } from './prep-card.ts'
import { showHomeInsights } from './show-home-insights.ts'
import { showComingMeetings, showMeetingsWith, suggestMeetings } from './show-meetings.ts'
import { listOpportunities } from './show-opportunities.ts'

export const assistantRoutes = serve(assistant)({
  prepCard: (call) => preparePerson(call, call.body),
  opportunities: (call) => listOpportunities(call, call.query),
  followup: (call) => draftFollowUp(call, call.body),
  meetingSuggestions: (call) => suggestMeetings(call),
  comingMeetings: (call) => showComingMeetings(call, call.query),
  contactMeetings: (call) => showMeetingsWith(call, call.params.email),
  dashboardInsights: (call) => showHomeInsights(call),
})
