import { Problem } from '../contract/problem.ts'
import type { Db } from '../database/database.ts'
import { runHook } from '../events/hook.ts'
import { enqueue } from '../jobs/job.ts'
import type { Message } from '../messages/messages.ts'
import type { Services } from '../services.ts'
import type { Playbook } from './playbook.ts'
import { runFailed } from './runs.hooks.ts'
import { advanceRunJob } from './runs.jobs.ts'
import { runsMessages } from './runs.messages.ts'
import { retryAfterMs, timerKey } from './runs.rules.ts'
import { listSteps, lockOpenRun, saveFailure, updateRun } from './runs.store.ts'
import type { Step } from './step.ts'

/** Records the failure after its transaction was rolled back, and plans the next try. Throws what is no fault of the step. */
export async function failStep(
  services: Services,
  db: Db,
  { runId, step, playbook }: { runId: string; step: Step; playbook: Playbook },
  error: unknown,
): Promise<void> {
  if (isOfTheServer(error)) throw error
  const now = services.now()
  services.log.warn({ err: error, run: runId, step: step.name }, 'a step failed')
  // As the system: no member writes a run
  await db.asSystem(async (tx) => {
    const run = await lockOpenRun(tx, { id: runId })
    if (!run) return
    const { workspaceId, viewerId } = run
    const row = (await listSteps(tx, { runId })).find(({ name }) => name === step.name)
    const delay = retryAfterMs(step.retries, (row?.attempts ?? 0) + 1)
    const state = delay === null ? 'failed' : 'retrying'
    const said = JSON.stringify(messageOf(error))
    if ((await saveFailure(tx, { runId, workspaceId, name: step.name, state, now, said })) === 0) return
    if (delay === null) {
      await updateRun(tx, { id: runId, state: 'failed', dueAt: null, now })
      await runHook({ tx, services }, runFailed, { runId, workspaceId, viewerId, playbook })
      return
    }
    const runAt = new Date(now.getTime() + delay)
    await updateRun(tx, { id: runId, state: 'running', dueAt: runAt, now })
    await enqueue(tx, advanceRunJob, { runId, workspaceId }, { key: timerKey(runId, runAt), runAt })
  })
}

/** The database is away, or the workspace is moving: the job is tried again, and the step did not fail. */
const isOfTheServer = (error: unknown): boolean =>
  error instanceof Problem && ['unavailable', 'overloaded', 'outcome_unknown'].includes(error.code)

const messageOf = (error: unknown): Message =>
  error instanceof Problem
    ? runsMessages.refused.message({ reason: error.message })
    : runsMessages.somethingWentWrong.message()
