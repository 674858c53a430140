import type { Tx } from '@wellmet/platform/database/connection.ts'
import { enqueue, type Attempt } from '@wellmet/platform/jobs/job.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { asStaff } from '../staff/staff-database.ts'
import { said, type Agent, type Saying, type StepContext } from './agent.ts'
import type { RunState } from './agents.contract.ts'
import { advanceAgentJob } from './agents.jobs.ts'
import { agentsMessages as m } from './agents.messages.ts'
import {
  endRun,
  insertMessage,
  listSteps,
  lockRun,
  saveStep,
  shareSwitch,
  takeOfDay,
  takeOfRun,
} from './agents.store.ts'
import { findAgent } from './declared-agents.ts'

const mostTries = 3

/**
 * Takes the next step of a run. The switch, the budget, the step, what it leaves and the job for the next one are one
 * transaction, so it may run twice and be killed anywhere.
 */
export async function advanceAgent(services: Services, runId: string, attempt: Attempt): Promise<void> {
  try {
    // As the system: an agent is nobody’s viewer; it reads counts as wellmet_staff
    await services.database.system.asSystem((tx) => takeStep(tx, services, runId))
  } catch (error) {
    if (attempt.number < mostTries) throw error
    services.log.error({ err: error, run: runId }, 'an agent failed')
    // As the system: no user writes what an agent did
    await services.database.system.asSystem((tx) => end(tx, services, runId, 'failed'))
  }
}

async function takeStep(tx: Tx, services: Services, runId: string): Promise<void> {
  const run = await lockRun(tx, { id: runId })
  if (!run) return
  const agent = findAgent(run.code)
  if (!agent) throw new Error(`This worker has no agent ${run.code}`)
  if (!(await shareSwitch(tx))?.isOn) return end(tx, services, runId, 'stopped')
  const done = new Map((await listSteps(tx, { runId })).map(({ name, value }) => [name, value]))
  const step = agent.steps.find(({ name }) => !done.has(name))
  if (!step) return end(tx, services, runId, 'done')
  const now = services.now()
  const { cost } = step
  const isWithin = run.used + cost <= agent.budget.perRun
  if (!isWithin || (await takeOfDay(tx, { agentId: run.agentId, cost, most: agent.budget.perDay, now })) === 0)
    return end(tx, services, runId, 'over_budget')
  await takeOfRun(tx, { id: runId, cost })
  const { value, says } = await step.run(contextOf({ tx, services, agent, done }))
  await saveStep(tx, { runId, name: step.name, value: value === undefined ? null : JSON.stringify(value), now })
  if (agent.steps.at(-1) === step) return end(tx, services, runId, 'done', says)
  await say(tx, services, runId, says)
  await enqueue(tx, advanceAgentJob, { runId })
}

const contextOf = ({
  done,
  ...context
}: {
  tx: Tx
  services: Services
  agent: Agent
  done: ReadonlyMap<string, unknown>
}): StepContext => ({
  ...context,
  counts: (read) => asStaff(context.services, read),
  valueOf: (name) => done.get(name),
})

async function end(
  tx: Tx,
  services: Services,
  id: string,
  state: Exclude<RunState, 'running'>,
  says: readonly Saying[] = [],
): Promise<void> {
  await endRun(tx, { id, state, now: services.now() })
  await say(tx, services, id, [...says, said('ended', m.ended.message({ state }))])
}

async function say(tx: Tx, services: Services, runId: string, says: readonly Saying[]): Promise<void> {
  const now = services.now()
  // Listed by id, and of one millisecond any id may be the first.
  for (const [at, { kind, message }] of says.entries())
    await insertMessage(tx, { id: newId(now.getTime() + at), runId, kind, says: JSON.stringify(message), now })
}

class Rehearsed extends Error {}

/** Takes all steps in one transaction and takes them back: what is said is what the steps did. */
export async function rehearseAgent(services: Services, agent: Agent): Promise<Saying[]> {
  const says: Saying[] = []
  try {
    // As the system: an agent is nobody’s viewer; everything it writes is taken back
    await services.database.system.asSystem(async (tx) => {
      const done = new Map<string, unknown>()
      for (const step of agent.steps) {
        const outcome = await step.run(contextOf({ tx, services, agent, done }))
        done.set(step.name, outcome.value)
        says.push(...outcome.says)
      }
      throw new Rehearsed()
    })
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error
  }
  return says
}
