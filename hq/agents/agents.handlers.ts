import { serve } from '@wellmet/platform/http/serve.ts'
import { agents } from './agents.contract.ts'
import { showAgents, showDefinitions, showEmployee, showEmployees, showMessages, showTeam } from './show-agents.ts'
import { bootstrapAgents, runAgent, runCycle, switchAgents } from './start-agents.ts'

export const agentsRoutes = serve(agents)({
  list: (call) => showAgents(call),
  messages: (call) => showMessages(call, call.params.agentId, call.query),
  employees: (call) => showEmployees(call),
  employee: (call) => showEmployee(call, call.params.code),
  run: (call) => runAgent(call, call.params.code, call.body.dryRun),
  status: (call) => showTeam(call),
  definitions: async () => showDefinitions(),
  bootstrap: (call) => bootstrapAgents(call),
  start: (call) => switchAgents(call, true),
  stop: (call) => switchAgents(call, false),
  runCycle: (call) => runCycle(call),
})
