import { serve } from '@wellmet/platform/http/serve.ts'
import { missionControl } from './mission-control.contract.ts'
import { showActivity, showMission, showVelocity } from './show-mission.ts'

export const missionControlRoutes = serve(missionControl)({
  status: (call) => showMission(call),
  activity: (call) => showActivity(call, call.query.hours),
  velocity: (call) => showVelocity(call, call.query),
})
