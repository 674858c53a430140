import { fail, notFound } from '../contract/problem.ts'
import type { HookContext } from '../events/hook.ts'
import { cancelJob, enqueue } from '../jobs/job.ts'
import { listPlaybooks } from './runs.hooks.ts'
import { advanceRunJob } from './runs.jobs.ts'
import { runsMessages } from './runs.messages.ts'
import { controlsOf, timerKey, type Control } from './runs.rules.ts'
import { listSteps, lockRun, pauseRun, resumeRun, retryStep, saveController, updateRun } from './runs.store.ts'

type Locked = NonNullable<Awaited<ReturnType<typeof lockRun>>>

/** Waits until a step that is being done has ended. Runs as the system. Fails if the run is not in a state for it. */
export async function controlRun(
  context: HookContext,
  {
    runId,
    workspaceId,
    action,
    by = null,
  }: { runId: string; workspaceId: string; action: Control; by?: string | null },
): Promise<void> {
  const { tx, services } = context
  const now = services.now()
  const run = await lockRun(tx, { id: runId, workspaceId })
  if (!run) throw notFound('run')
  const { state, pausedAt } = run
  if (!controlsOf({ state, isPaused: pausedAt !== null }).includes(action))
    throw fail('conflict', runsMessages.notNow())
  await saveController(tx, { id: runId, userId: by })
  if (action === 'pause') await pauseRun(tx, { id: runId, now })
  else if (action === 'cancel') await cancel(context, run)
  else {
    if (action === 'resume') await resumeRun(tx, { id: runId, now })
    else {
      await retryStep(tx, { runId })
      await updateRun(tx, { id: runId, state: 'running', dueAt: now, now })
    }
    await enqueue(tx, advanceRunJob, { runId, workspaceId })
  }
}

/** With what its step waits for, such as an approval. */
async function cancel(context: HookContext, run: Locked): Promise<void> {
  const { tx, services } = context
  const waiting = (await listSteps(tx, { runId: run.id })).find(({ state }) => state === 'waiting')
  const playbook = (await listPlaybooks(context)).find(
    (one) => one.name === run.playbook && one.version === run.version,
  )
  await updateRun(tx, { id: run.id, state: 'cancelled', dueAt: null, now: services.now() })
  if (run.dueAt) await cancelJob(tx, timerKey(run.id, run.dueAt))
  const step = playbook?.steps.find(({ name }) => name === waiting?.name)
  if (waiting?.waitKey) await step?.cancel?.(context, waiting.waitKey)
}
