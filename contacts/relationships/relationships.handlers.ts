import { serve } from '@wellmet/platform/http/serve.ts'
import { relationships } from './relationships.contract.ts'
import { showHealth, syncMine, syncWorkspace } from './sync-graph.ts'

export const relationshipsRoutes = serve(relationships)({
  health: (call) => showHealth(call),
  recompute: (call) => syncMine(call),
  sync: (call) => syncMine(call),
  orgSync: (call) => syncWorkspace(call),
})
