import { hasBackupProcess, findDrillRequest } from '@wellmet/platform/health/drill-requests.ts'
import { pauseSendingKind, retryJobsKind } from '../quick-actions/action-approvals.ts'
import { doAction } from '../quick-actions/do-action.ts'
import { askForJobs } from '../quick-actions/take-action.ts'
import { isAskedFor, requestServerApproval } from '../server-approvals/request-server-approval.ts'
import { said, type Saying, type StepContext } from './agent.ts'
import type { AgentTool, ToolMode } from './agents.contract.ts'
import { agentsMessages as m } from './agents.messages.ts'

/** A tool that is not declared, or not in this mode, is a fault of ours and never used. */
function expectTool({ agent }: StepContext, tool: AgentTool, mode: ToolMode): void {
  if (agent.tools[tool] !== mode) throw new Error(`${agent.code} may not ${mode} ${tool}`)
}

/** Asks once: while a yes is awaited, there is nothing more to ask. */
export async function askToRetry(context: StepContext, job: string): Promise<Saying> {
  expectTool(context, 'retry_jobs', 'ask')
  if (await isAskedFor(context, retryJobsKind, { job })) return said('found', m.waitsForYes.message())
  await askForJobs(context, { action: 'retry_jobs', job }, { userId: null, agent: context.agent.code })
  return said('asked', m.askedRetry.message({ job }))
}

export async function askToPause(context: StepContext): Promise<Saying> {
  expectTool(context, 'pause_sending', 'ask')
  const agent = context.agent.code
  if (await isAskedFor(context, pauseSendingKind, {})) return said('found', m.waitsForYes.message())
  await requestServerApproval(context, pauseSendingKind, { agent }, { userId: null, agent })
  return said('asked', m.mailsPause.message())
}

/** Null where no backup process works: there is nobody to do it. */
export async function runDrill(context: StepContext): Promise<Saying | null> {
  expectTool(context, 'run_drill', 'auto')
  const { tx, services, agent } = context
  if (await findDrillRequest(tx)) return said('found', m.drillIsWaiting.message())
  if (!(await hasBackupProcess(tx, services.now()))) return null
  await doAction(context, { action: 'run_drill' }, { userId: null, agent: agent.code })
  return said('did', m.drillAsked.message())
}
