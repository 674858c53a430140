import { attempt, work, type Work } from '@wellmet/platform/jobs/job.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { advanceAgent } from './advance-agent.ts'
import { advanceAgentJob, deleteAgentRunsJob, startDueAgentsJob } from './agents.jobs.ts'
import { deleteBudgetsBefore, deleteRunsBefore } from './agents.store.ts'
import { startDueAgents } from './start-agents.ts'

const daysKept = 90

export const agentsWork: Work[] = [
  // Not `work`: each step records that it was done, and one that failed for good is recorded too.
  attempt(advanceAgentJob, ({ services, attempt: of }, { runId }) => advanceAgent(services, runId, of)),
  work(startDueAgentsJob, (context) => startDueAgents(context)),
  work(deleteAgentRunsJob, async ({ tx, services }) => {
    const before = addDays(services.now(), -daysKept)
    await deleteRunsBefore(tx, { before })
    await deleteBudgetsBefore(tx, { before: before.toISOString().slice(0, 10) })
  }),
]
