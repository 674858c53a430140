import { serve } from '@wellmet/platform/http/serve.ts'
import { configurePlaybook } from './configure-playbook.ts'
import { orchestrator } from './orchestrator.contract.ts'
import { changeRun, runPlaybook } from './run-playbook.ts'
import { showPlaybooks } from './show-playbooks.ts'
import { showStatus } from './show-runs.ts'

export const orchestratorRoutes = serve(orchestrator)({
  status: (call) => showStatus(call, call.query),
  playbooks: (call) => showPlaybooks(call),
  control: (call) => changeRun(call, call.body),
  configure: (call) => configurePlaybook(call, call.body),
  run: (call) => runPlaybook(call, { ...call.body, ...call.params }),
})
