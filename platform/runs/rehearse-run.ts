import { Problem } from '../contract/problem.ts'
import type { Message } from '../messages/messages.ts'
import type { Services } from '../services.ts'
import { newId } from '../values/id.ts'
import { settingsOf, type Playbook, type Start } from './playbook.ts'
import { contextOf, openAsViewer } from './run-context.ts'
import { runsMessages } from './runs.messages.ts'
import type { Outcome, RunContext, Step, Wait } from './step.ts'

export interface Rehearsed {
  name: string
  title: string
  at: Date
  /** `failed`: it would fail; the steps after it are not known. */
  is: Outcome['is'] | 'failed'
  waitsFor: Wait['for'] | null
  says: Message | null
  shows: Message | null
  reminds: boolean
}

/** Thrown to roll the transaction back. */
class Rehearsal extends Error {
  readonly steps: readonly Rehearsed[]
  constructor(steps: readonly Rehearsed[]) {
    super('a rehearsal ends')
    this.steps = steps
  }
}

/**
 * What a run would do if it began now: the steps are really run, as its viewer, in one transaction that is then taken back.
 * Waits end with their time, and approvals with a yes.
 */
export async function rehearseRun(
  services: Services,
  playbook: Playbook,
  start: Start & { settings: Readonly<Record<string, number>> },
): Promise<readonly Rehearsed[]> {
  const db = openAsViewer(services, start)
  const run = { id: newId(), ...start, settings: settingsOf(playbook, start.settings) }
  const values = new Map<string, unknown>()
  const steps: Rehearsed[] = []
  let now = services.now()
  try {
    await db.transaction(async (tx) => {
      for (const step of playbook.steps) {
        const context = contextOf({ tx, db, services, playbook, step, run, now, attempt: 0, values })
        const { outcome, waitsFor, until } = await rehearseStep(step, context)
        if (until && until > now) now = until
        values.set(step.name, outcome.value)
        steps.push({
          name: step.name,
          title: step.title(),
          at: now,
          is: outcome.is,
          waitsFor,
          says: outcome.says ?? null,
          shows: outcome.shows ?? null,
          reminds: step.reminds ?? false,
        })
        if (outcome.is === 'finished') break
      }
      throw new Rehearsal(steps)
    })
    return steps
  } catch (error) {
    if (error instanceof Rehearsal) return error.steps
    const step = playbook.steps[steps.length]
    if (!step) throw error
    const reason = error instanceof Problem ? error.message : runsMessages.somethingWentWrong()
    const says = runsMessages.refused.message({ reason })
    const failed = { name: step.name, title: step.title(), at: now, is: 'failed', waitsFor: null, says } as const
    return [...steps, { ...failed, shows: null, reminds: false }]
  }
}

async function rehearseStep(
  step: Step,
  context: RunContext,
): Promise<{ outcome: Outcome; waitsFor: Wait['for'] | null; until: Date | null }> {
  let outcome = await step.begin(context)
  let waitsFor: Wait['for'] | null = null
  let until: Date | null = null
  // A step that goes on waiting after its time would do so again and again.
  if (outcome.is === 'waiting') {
    waitsFor = outcome.for
    until = outcome.until ?? null
    outcome = await step.settle!({ ...context, now: until ?? context.now }, outcome.assumes ?? null)
  }
  return { outcome: outcome.is === 'waiting' ? { is: 'done' } : outcome, waitsFor, until }
}
