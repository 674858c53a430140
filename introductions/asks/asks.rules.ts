import { textsForConnector } from '@wellmet/graph/paths/explanation.rules.ts'
import { isDoubtful } from '@wellmet/graph/paths/notice.rules.ts'
import type { Explanation, Path } from '@wellmet/graph/paths/paths.contract.ts'
import { millisecondsPerDay } from '@wellmet/platform/values/days.rules.ts'
import type { z } from 'zod'
import { isOpen, type Stage } from '../stages/stages.rules.ts'
import type { CameOfIt, DeclineReason } from './asks.contract.ts'
import { asksMessages } from './asks.messages.ts'

/** Why a connector said no, by the code that is stored. */
export const declineWords: Record<z.infer<typeof DeclineReason>, (names: { target: string }) => string> = {
  do_not_know: asksMessages.reasonDoNotKnow,
  not_close: asksMessages.reasonNotClose,
  not_now: asksMessages.reasonNotNow,
  not_a_fit: asksMessages.reasonNotAFit,
  too_many: asksMessages.reasonTooMany,
  other: asksMessages.reasonOther,
}

/** Whether a reply may be postponed to this day: after today, within half a year. */
export function mayPostponeTo(until: string, today: Date): boolean {
  const days = (Date.parse(until) - today.getTime()) / millisecondsPerDay
  return days > 0 && days <= mostPostponedDays
}
const mostPostponedDays = 180

/** What the asker tells the connector at the end; null if there is no news. A no from the target reads like no answer. */
export function outcomeWords(stage: Stage, target: string, wasSent: boolean): string | null {
  if (stage === 'converted') return asksMessages.outcomeWorkedOut({ target })
  if (stage === 'meeting_booked') return asksMessages.outcomeMeeting({ target })
  const isOver = !isOpen(stage) && wasSent
  return isOver ? asksMessages.outcomeNoConversation({ target }) : null
}

/** The same for a connector with an account, in a notification. */
export function outcomeNotification(stage: Stage, wasSent: boolean) {
  if (stage === 'converted') return asksMessages.notifyWorkedOut
  if (stage === 'meeting_booked') return asksMessages.notifyMeeting
  return !isOpen(stage) && wasSent ? asksMessages.notifyNoConversation : null
}

/** What came of an ask, as its connector may know it: a reply of the target is between the other two. */
export function cameOf(stage: Stage, wasSent: boolean): z.infer<typeof CameOfIt> {
  if (stage === 'converted') return 'worked_out'
  if (stage === 'meeting_booked') return 'meeting'
  if (isOpen(stage)) return 'introduced'
  return wasSent ? 'no_conversation' : stage === 'declined' ? 'declined' : 'ended'
}

/** The connector is reminded once, this many days after the ask. */
export const remindAfterDays = 5

type AskedPath = Pick<Path, 'status' | 'confidence' | 'chance'>

/** Whether the connector is asked first if they know the target. Where nothing is on record, the asker says that they do. */
export const isUnsurePath = (path: AskedPath): boolean => path.status !== 'none' && isDoubtful(path)

export interface KnownRoute {
  readonly via: { readonly name: string }
  readonly path: AskedPath
  readonly explanations: readonly Explanation[]
}

/** Why this connector is asked, as the email to them and their guest page may say it. */
export const whyConnector = ({ via, explanations }: Pick<KnownRoute, 'via' | 'explanations'>): string[] =>
  textsForConnector(via.name, explanations)
