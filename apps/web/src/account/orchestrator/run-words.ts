import type { Run, RunStep } from '@wellmet/account/orchestrator/orchestrator.contract.ts'
import { orchestratorMessages as m } from '@wellmet/account/orchestrator/orchestrator.messages.ts'
import { formatAgo } from '../../kit/dates.ts'

const stateWords: Readonly<Record<Run['state'], () => string>> = {
  running: m.stateRunning,
  waiting: m.stateWaiting,
  paused: m.statePaused,
  failed: m.stateFailed,
  done: m.stateDone,
  cancelled: m.stateCancelled,
}

export const nameOf = ({ viewer }: Run): string => viewer?.name ?? m.somebodyWhoLeft()

const waitWords = ({ waitsFor }: RunStep): string => {
  if (waitsFor?.words) return waitsFor.words
  const at = waitsFor?.until ? new Date(waitsFor.until) : undefined
  if (waitsFor?.kind === 'approval' || !at) return m.waitsForApproval()
  return waitsFor?.kind === 'time' ? m.waitsForTime({ at }) : m.waitsForEvent({ at })
}

const outcomeWords: Readonly<Record<RunStep['state'], (step: RunStep) => string>> = {
  ahead: () => m.stepAhead(),
  running: () => m.stepRunning(),
  waiting: waitWords,
  retrying: () => m.stepRetrying(),
  failed: () => m.stepFailed(),
  done: ({ endedAt }) => m.stepDone({ ago: formatAgo(endedAt ?? '') }),
  skipped: ({ endedAt }) => m.stepSkipped({ ago: formatAgo(endedAt ?? '') }),
}

const isOver = ({ state }: RunStep): boolean => state === 'done' || state === 'skipped'

/** What became of a step, or what it waits for. A run that has ended or is paused waits for nothing. */
export const stepWords = (step: RunStep, run: Pick<Run, 'state' | 'endedAt'>): string => {
  if (!isOver(step) && run.endedAt) return m.stepNotDone()
  if (run.state === 'paused' && step.state !== 'ahead' && !isOver(step)) return m.stepPaused()
  return outcomeWords[step.state](step)
}

/** With who paused or cancelled it, and when. */
export const runStateWords = ({ state, controlledBy, pausedAt, endedAt }: Run): string => {
  const at = state === 'paused' ? pausedAt : state === 'cancelled' ? endedAt : null
  if (!at) return stateWords[state]()
  const ago = formatAgo(at)
  if (state === 'paused') return controlledBy ? m.pausedBy({ name: controlledBy.name, ago }) : m.pausedAgo({ ago })
  return controlledBy ? m.cancelledBy({ name: controlledBy.name, ago }) : m.cancelledAgo({ ago })
}

/** Names the member who is reminded, and the request if the viewer may see it. */
export const aboutWords = (run: Run): string => {
  const name = nameOf(run)
  return run.about ? m.forNameAbout({ about: run.about, name }) : m.forName({ name })
}

/** What comes after a wait for a time, and when. */
const nextWords = ({ steps }: Run, now: RunStep): string | null => {
  const until = now.waitsFor?.kind === 'time' ? now.waitsFor.until : null
  const next = steps[steps.indexOf(now) + 1]
  return until && next ? m.nextStep({ step: next.title, at: new Date(until) }) : null
}

/** In a list: the step that counts now. */
export const nowWords = (run: Run): string => {
  const now = run.steps.find(({ state }) => state !== 'done' && state !== 'skipped' && state !== 'ahead')
  if (!now || run.endedAt || run.state === 'paused') return runStateWords(run)
  const next = nextWords(run, now)
  if (next) return next
  if (now.waitsFor?.words) return now.waitsFor.words
  return m.stateWithStep({ state: stateWords[run.state](), step: now.title, what: stepWords(now, run) })
}
