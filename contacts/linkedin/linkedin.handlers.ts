import { serve } from '@wellmet/platform/http/serve.ts'
import { linkedin } from './linkedin.contract.ts'
import { showChanges, showConnections, showNewConnections, showStatus } from './show-linkedin.ts'

export const linkedinRoutes = serve(linkedin)({
  status: (call) => showStatus(call),
  connections: (call) => showConnections(call, call.query),
  newConnections: (call) => showNewConnections(call, call.query),
  relationshipChanges: (call) => showChanges(call, call.query),
})
