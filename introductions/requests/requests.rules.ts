import { addDays } from '@wellmet/platform/values/days.rules.ts'
import type { Route } from '../moves/saved-path.contract.ts'
import { requestsMessages } from './requests.messages.ts'

const snoozeDays = { usual: 14, most: 183 }

/** When to ask the connector again: not in the past and not too far in the future. */
export function snoozeUntil(wanted: string | undefined, now: Date): Date {
  const at = wanted === undefined ? addDays(now, snoozeDays.usual).getTime() : Date.parse(wanted)
  return new Date(Math.min(Math.max(at, addDays(now, 1).getTime()), addDays(now, snoozeDays.most).getTime()))
}

/** What was stored of somebody who was deleted is empty. */
export const shownName = (name: string): string => name || requestsMessages.deletedPerson()
export const shownText = (text: string): string => text || requestsMessages.deletedText()

export const mostScheduledDays = 366

export const maxFallbackPaths = 5

/** Who to ask next: one path through each other connector, in the order of the paths. */
export function fallbackPathsOf(routes: readonly Route[], chosen: string): Route[] {
  const best = new Map<string, Route>()
  for (const route of routes)
    if (route.via.personId !== chosen && !best.has(route.via.personId)) best.set(route.via.personId, route)
  return [...best.values()].slice(0, maxFallbackPaths)
}
