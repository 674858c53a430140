import { serve } from '@wellmet/platform/http/serve.ts'
import { changeMission, createMission, removeMission } from './change-missions.ts'
import { missions } from './missions.contract.ts'
import { showMission, showMissions } from './show-missions.ts'
import { showTargets } from './show-targets.ts'

export const missionsRoutes = serve(missions)({
  list: (call) => showMissions(call),
  create: (call) => createMission(call, call.body),
  show: (call) => showMission(call, call.params.id),
  targets: (call) => showTargets(call, call.params.id),
  update: (call) => changeMission(call, call.params.id, call.body),
  remove: (call) => removeMission(call, call.params.id),
})
