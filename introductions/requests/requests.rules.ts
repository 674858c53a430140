import type { Route } from './introductions.contract.ts'
import { requestsMessages } from './requests.messages.ts'

const day = 86_400_000
const snoozeDays = { usual: 14, most: 183 }

/** When to ask the connector again: not in the past and not too far in the future. */
export function snoozeUntil(wanted: string | undefined, now: Date): Date {
  const at = wanted === undefined ? now.getTime() + snoozeDays.usual * day : Date.parse(wanted)
  return new Date(Math.min(Math.max(at, now.getTime() + day), now.getTime() + snoozeDays.most * day))
}

/** In the language of the asker, who may change it: it is their own email. */
export const defaultSubject = (target: string): string => requestsMessages.defaultSubject({ target })

/** What was stored of somebody who was deleted is empty. */
export const shownName = (name: string): string => name || requestsMessages.deletedPerson()
export const shownText = (text: string): string => text || requestsMessages.deletedText()

export const mostScheduledDays = 366

export interface Written {
  readonly message: string
  readonly nextStep: string | null
  readonly connector: { readonly name: string; readonly email: string | null }
}

export interface Hint {
  readonly code: 'no_address' | 'too_short' | 'too_long' | 'speaks_to_connector' | 'no_next_step'
  readonly message: string
  /** It cannot be asked like this. */
  readonly blocks: boolean
}

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length
const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * What makes a message one that the connector can forward as it is (three to five sentences, to the target, one small
 * ask). Only a missing address stands in the way of asking; the rest is advice.
 */
export function hintsFor({ message, nextStep, connector }: Written): Hint[] {
  const words = wordsIn(message)
  const first = connector.name.split(/\s+/)[0] ?? ''
  const greets =
    first !== '' && new RegExp(`^(?:hi|hello|hey|dear)\\s+${quoted(first)}(?![\\p{L}])`, 'iu').test(message)
  const hints: (Hint | false)[] = [
    connector.email === null && {
      code: 'no_address',
      message: requestsMessages.hintNoAddress({ connector: connector.name }),
      blocks: true,
    },
    words < 20 && {
      code: 'too_short',
      message: requestsMessages.hintTooShort(),
      blocks: false,
    },
    words > 160 && {
      code: 'too_long',
      message: requestsMessages.hintTooLong({ count: words }),
      blocks: false,
    },
    greets && {
      code: 'speaks_to_connector',
      message: requestsMessages.hintSpeaksToConnector({ connector: first }),
      blocks: false,
    },
    nextStep === null &&
      !message.includes('?') && { code: 'no_next_step', message: requestsMessages.hintNoNextStep(), blocks: false },
  ]
  return hints.filter((hint) => hint !== false)
}

export const maxFallbackPaths = 5

/** Who to ask next: one path through each other connector, in the order of the paths. */
export function fallbackPathsOf(routes: readonly Route[], chosen: string): Route[] {
  const best = new Map<string, Route>()
  for (const route of routes)
    if (route.via.personId !== chosen && !best.has(route.via.personId)) best.set(route.via.personId, route)
  return [...best.values()].slice(0, maxFallbackPaths)
}
