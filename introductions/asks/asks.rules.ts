import { textsFor } from '@wellmet/graph/paths/explanation.rules.ts'
import type { Explanation } from '@wellmet/graph/paths/paths.contract.ts'
import type { z } from 'zod'
import { isOpen, type Stage } from '../requests/vocabulary.rules.ts'
import type { DeclineReason } from './asks.contract.ts'
import { asksMessages } from './asks.messages.ts'

/** Why a connector said no, by the code that is stored. */
export const declineWords: Record<z.infer<typeof DeclineReason>, () => string> = {
  do_not_know: asksMessages.reasonDoNotKnow,
  not_close: asksMessages.reasonNotClose,
  not_now: asksMessages.reasonNotNow,
  not_a_fit: asksMessages.reasonNotAFit,
  too_many: asksMessages.reasonTooMany,
  other: asksMessages.reasonOther,
}

/** Whether a reply may be postponed to this day: after today, within half a year. */
export function mayPostponeTo(until: string, today: Date): boolean {
  const days = (Date.parse(until) - today.getTime()) / 86_400_000
  return days > 0 && days <= mostPostponedDays
}
const mostPostponedDays = 180

/** What the connector is told at the end; null if there is no news. A no from the target reads like no answer. */
export function outcomeWords(stage: Stage, asker: string, target: string, wasSent: boolean): string | null {
  if (stage === 'converted') return asksMessages.outcomeWorkedOut({ asker, target })
  if (stage === 'meeting_booked') return asksMessages.outcomeMeeting({ asker, target })
  const isOver = !isOpen(stage) && wasSent
  return isOver ? asksMessages.outcomeNoConversation({ asker, target }) : null
}

/** The connector is reminded once, this many days after the ask. */
export const remindAfterDays = 5

export interface KnownRoute {
  readonly explanations: readonly Explanation[]
}

/** Why this connector is asked, as the email to them and their guest page may say it. */
export const whyConnector = ({ explanations }: KnownRoute): string[] => textsFor('connector', explanations)
