import type { Retries } from './step.ts'

export type RunState = 'running' | 'waiting' | 'failed' | 'done' | 'cancelled'
export type StepState = 'waiting' | 'retrying' | 'failed' | 'done' | 'skipped'

/** What somebody can do with a run. */
export type Control = 'pause' | 'resume' | 'retry' | 'cancel'

export const isOver = (state: StepState): boolean => state === 'done' || state === 'skipped'

/** What can be done now. Cancelling ends a run for good. */
export function controlsOf({ state, isPaused }: { state: RunState; isPaused: boolean }): readonly Control[] {
  if (state === 'done' || state === 'cancelled') return []
  if (isPaused) return ['resume', 'cancel']
  return state === 'failed' ? ['retry', 'cancel'] : ['pause', 'cancel']
}

/** Null once it was tried as often as it may; `failures` counts this one. */
export const retryAfterMs = ({ times, afterSeconds }: Retries, failures: number): number | null =>
  failures > times ? null : afterSeconds * 1000 * 4 ** (failures - 1)

export const timerKey = (runId: string, at: Date): string => `run:${runId}:${at.getTime()}`
