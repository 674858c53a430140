import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { outcomeWindow } from './counted-rate.rules.ts'
import type { CalibrationPart } from './outcomes.contract.ts'
import { settleAsk, settleIntroduction, startOfIntroduction, type AskedRequest } from './settle.rules.ts'

/** An outcome as it counts for teammates: fixed when its window was over. */
export interface SharedOutcome {
  readonly requestId: string
  readonly part: CalibrationPart
  readonly happened: boolean
  /** The order in which they were fixed. */
  readonly place: number
}

/** Teammates' outcomes are shown by so many at a time, and only where so many askers are behind each step. */
export const sharingStep = { outcomes: 10, askers: 3 } as const

/**
 * Those that a viewer may know of, given in the order in which they were fixed: steps of ten by three other askers. A step
 * without enough askers waits for the next ten. Without a viewer, of all askers.
 */
export function releasedTo<Outcome extends { readonly userId: string }>(
  viewer: string | null,
  outcomes: readonly Outcome[],
): Outcome[] {
  const others = outcomes.filter(({ userId }) => userId !== viewer)
  let released = 0
  for (let end = sharingStep.outcomes; end <= others.length; end += sharingStep.outcomes) {
    const askers = new Set(others.slice(released, end).map(({ userId }) => userId))
    if (askers.size >= sharingStep.askers) released = end
  }
  return others.slice(0, released)
}

/** A count of teammates as it is shown: down to the last full step that enough askers are behind. */
export const countedForTeammates = (viewer: string, requests: readonly { readonly userId: string }[]): number =>
  releasedTo(viewer, requests).length

/**
 * What is to be fixed of a request today: only what two weeks have passed over, so that neither the order nor the day tells
 * what the answer was.
 */
export function outcomesToShare(
  request: AskedRequest,
  now: Date,
): { readonly part: CalibrationPart; readonly happened: boolean }[] {
  const isOver = (since: Date | null): boolean => since !== null && addDays(since, outcomeWindow.introduction) <= now
  const acting = isOver(request.askedAt) ? settleAsk(request, now) : null
  const engaging = isOver(startOfIntroduction(request)) ? settleIntroduction(request, now) : null
  return [
    ...(acting ? [{ part: 'acting' as const, happened: acting.happened }] : []),
    ...(engaging ? [{ part: 'engaging' as const, happened: engaging.happened }] : []),
  ]
}
