import type { Tx } from '../database/connection.ts'
import type { Db } from '../database/database.ts'
import { enqueue } from '../jobs/job.ts'
import type { Services } from '../services.ts'
import { failStep } from './fail-step.ts'
import type { Playbook } from './playbook.ts'
import { contextOf, openAsViewer } from './run-context.ts'
import { listPlaybooks } from './runs.hooks.ts'
import { advanceRunJob } from './runs.jobs.ts'
import { isOver, timerKey } from './runs.rules.ts'
import { findOpenRun, listSteps, lockOpenRun, saveStep, updateRun, type OpenRun, type StepRow } from './runs.store.ts'
import type { Outcome, RunContext, Step, Wait } from './step.ts'

/**
 * Does the next step of a run, if it is due. The step, what it leaves and the job for the next one are one transaction, so
 * it may run twice and be killed anywhere.
 */
export async function advanceRun(services: Services, { runId }: { runId: string }): Promise<void> {
  // As the system: looks up which viewer the run reads as
  const found = await services.database.system.asSystem((tx) => findOpenRun(tx, { id: runId }))
  if (!found) return
  const db = openAsViewer(services, found)
  const current: { step?: Step; playbook?: Playbook } = {}
  try {
    await db.transaction(async (tx) => {
      // As the system: no member writes a run
      const state = await db.asSystem((system) => lockState(system, services, runId))
      if (!state?.step) return
      Object.assign(current, state)
      const outcome = await takeStep({ tx, db, services, ...state, step: state.step })
      if (!outcome) return
      await db.asSystem((system) => saveOutcome(system, services, { ...state, step: state.step! }, outcome))
    })
  } catch (error) {
    if (!current.step || !current.playbook) throw error
    await failStep(services, db, { runId, step: current.step, playbook: current.playbook }, error)
  }
}

interface State {
  run: OpenRun
  playbook: Playbook
  rows: readonly StepRow[]
  /** The first that has not ended. */
  step: Step | undefined
}

async function lockState(system: Tx, services: Services, runId: string): Promise<State | undefined> {
  const run = await lockOpenRun(system, { id: runId })
  if (!run) return undefined
  const playbooks = await listPlaybooks({ tx: system, services })
  const playbook = playbooks.find(({ name, version }) => name === run.playbook && version === run.version)
  // During an update an older worker may be asked for a newer version: another one gets it.
  if (!playbook) throw new Error(`This worker does not have version ${run.version} of ${run.playbook}.`)
  const rows = await listSteps(system, { runId })
  const step = playbook.steps.find(({ name }) => !rows.some((row) => row.name === name && isOver(row.state)))
  if (!step) await updateRun(system, { id: runId, state: 'done', dueAt: null, now: services.now() })
  return { run, playbook, rows, step }
}

/** Undefined while it still waits. */
async function takeStep(
  state: State & { tx: Tx; db: Db; services: Services; step: Step },
): Promise<Outcome | Wait | undefined> {
  const { step, rows, services } = state
  const now = services.now()
  const row = rows.find(({ name }) => name === step.name)
  const values = new Map(rows.map(({ name, value }) => [name, value]))
  const context: RunContext = contextOf({ ...state, now, attempt: row?.attempts ?? 0, values })
  if (row?.state !== 'waiting') return step.begin(context)
  if (row.wokenAt) return step.settle!(context, row.wokenBy)
  if (row.waitUntil && row.waitUntil <= now) return step.settle!(context, null)
  // As the system: the job came before its time, so there is one more
  if (row.waitUntil) await state.db.asSystem((system) => enqueueTimer(system, state.run, row.waitUntil!))
  return undefined
}

async function saveOutcome(
  system: Tx,
  services: Services,
  { run, step, playbook }: { run: OpenRun; step: Step; playbook: Playbook },
  outcome: Outcome | Wait,
): Promise<void> {
  const now = services.now()
  const { id: runId, workspaceId } = run
  const saved = { runId, workspaceId, name: step.name, now }
  if (outcome.is === 'waiting') {
    const { for: waitsFor, key: waitKey = null, until: waitUntil = null } = outcome
    await saveStep(system, { ...saved, state: 'waiting', waitsFor, waitKey, waitUntil, value: null, said: null })
    await updateRun(system, { id: runId, state: 'waiting', dueAt: waitUntil, now })
    if (waitUntil) await enqueueTimer(system, run, waitUntil)
    return
  }
  await saveStep(system, {
    ...saved,
    state: outcome.is === 'skipped' ? 'skipped' : 'done',
    waitsFor: null,
    waitKey: null,
    waitUntil: null,
    value: outcome.value === undefined ? null : JSON.stringify(outcome.value),
    said: outcome.says ? JSON.stringify(outcome.says) : null,
  })
  const isLast = outcome.is === 'finished' || playbook.steps.at(-1) === step
  await updateRun(system, { id: runId, state: isLast ? 'done' : 'running', dueAt: isLast ? null : now, now })
  if (!isLast) await enqueue(system, advanceRunJob, { runId, workspaceId })
}

/** Its key is of this time alone: a job that is being done must not be replaced. */
const enqueueTimer = (system: Tx, { id: runId, workspaceId }: OpenRun, runAt: Date): Promise<void> =>
  enqueue(system, advanceRunJob, { runId, workspaceId }, { key: timerKey(runId, runAt), runAt })
