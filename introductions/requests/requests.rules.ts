import { addDays } from '@wellmet/platform/values/days.rules.ts'
import type { Route } from './introductions.contract.ts'
import { askerWords, type NamedAsker } from './asker-words.rules.ts'
import { findAskerIn, type UnnamedAsker } from './blind.rules.ts'
import { draftGap, hasGap } from './draft.rules.ts'
import { requestsMessages } from './requests.messages.ts'

const snoozeDays = { usual: 14, most: 183 }

/** When to ask the connector again: not in the past and not too far in the future. */
export function snoozeUntil(wanted: string | undefined, now: Date): Date {
  const at = wanted === undefined ? addDays(now, snoozeDays.usual).getTime() : Date.parse(wanted)
  return new Date(Math.min(Math.max(at, addDays(now, 1).getTime()), addDays(now, snoozeDays.most).getTime()))
}

/** Of the email that is forwarded, in the language of the asker, who may change it. It names nobody if they are unnamed. */
export const defaultSubject = (asker: NamedAsker, isBlind: boolean): string =>
  isBlind ? requestsMessages.defaultSubjectBlind() : requestsMessages.defaultSubject({ asker: askerWords(asker) })

/** What was stored of somebody who was deleted is empty. */
export const shownName = (name: string): string => name || requestsMessages.deletedPerson()
export const shownText = (text: string): string => text || requestsMessages.deletedText()

export const mostScheduledDays = 366

export interface Written {
  readonly subject: string
  readonly message: string
  readonly nextStep: string | null
  readonly connector: { readonly name: string; readonly email: string | null }
  /** Who asks, where the target is not to know it before saying yes; else null. */
  readonly unnamed: UnnamedAsker | null
}

export interface Hint {
  readonly code:
    | 'no_address'
    | 'gap'
    | 'names_asker'
    | 'too_short'
    | 'too_long'
    | 'speaks_to_connector'
    | 'no_next_step'
  readonly message: string
  /** It cannot be asked like this. */
  readonly blocks: boolean
}

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length
const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * What makes a message one that the connector can forward as it is (three to five sentences, to the target, one small
 * ask). Only a missing address, an unfilled gap and a name that is to stay private stand in the way of asking; the rest is
 * advice.
 */
export function hintsFor({ subject, message, nextStep, connector, unnamed }: Written): Hint[] {
  const words = wordsIn(message)
  const first = connector.name.split(/\s+/)[0] ?? ''
  const greets =
    first !== '' && new RegExp(`^(?:hi|hello|hey|dear)\\s+${quoted(first)}(?![\\p{L}])`, 'iu').test(message)
  const found = unnamed && findAskerIn(`${subject}\n${message}`, unnamed)
  const hints: (Hint | false)[] = [
    connector.email === null && {
      code: 'no_address',
      message: requestsMessages.hintNoAddress({ connector: connector.name }),
      blocks: true,
    },
    hasGap(message) && {
      code: 'gap',
      message: requestsMessages.hintGap({ gap: draftGap() }),
      blocks: true,
    },
    found !== null && { code: 'names_asker', message: requestsMessages.hintNamesAsker({ found }), blocks: true },
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
