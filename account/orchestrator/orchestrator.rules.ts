import { controlsOf, type Control, type RunState as StoredState } from '@wellmet/platform/runs/runs.rules.ts'
import type { RunState, RunStep } from './orchestrator.contract.ts'

/** A run that failed waits for a person anyway. */
export const shownState = (state: StoredState, isPaused: boolean): RunState =>
  isPaused && (state === 'running' || state === 'waiting') ? 'paused' : state

/** The first step that has not ended is the one that runs; those after it are ahead. */
export const aheadState = (isFirst: boolean, state: RunState): RunStep['state'] =>
  isFirst && (state === 'running' || state === 'waiting') ? 'running' : 'ahead'

export const mayControl = (viewer: { userId: string; role: string | null }, ownerId: string | null): boolean =>
  viewer.userId === ownerId || viewer.role === 'owner' || viewer.role === 'admin'

export const controlsFor = (
  viewer: { userId: string; role: string | null },
  run: { viewerId: string; state: StoredState; isPaused: boolean },
): readonly Control[] => (mayControl(viewer, run.viewerId) ? controlsOf(run) : [])
