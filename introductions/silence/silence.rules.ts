import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { whoseTurn, type RequestProgress } from '../stages/turn.rules.ts'

export const silenceRules = {
  /** Days without an answer after which the asker is told, and may follow up or try the next. */
  remindAfterDays: [5, 12],
  /** And after which it is taken as no answer. */
  endAfterDays: 30,
} as const

/** Since when somebody else has been silent; a connector who said “later” is not silent before that. */
function silentSince(progress: RequestProgress): Date | null {
  const turn = whoseTurn(progress)
  if (turn !== 'connector' && turn !== 'target') return null
  const { stage, askedAt, repliedAt, targetAskedAt, sentAt, snoozedUntil } = progress
  if (stage === 'awaiting_connector') return latest(askedAt, snoozedUntil)
  return stage === 'intro_sent' ? sentAt : latest(repliedAt, turn === 'target' ? targetAskedAt : null)
}

const latest = (a: Date | null, b: Date | null): Date | null => (a && b ? (a > b ? a : b) : (a ?? b))

export interface Silence {
  readonly of: 'connector' | 'target'
  readonly next: 'reminder' | 'end'
  readonly at: Date
}

/** What silence leads to next, and when; null while nobody else is waited for. */
export function nextSilence(progress: RequestProgress): Silence | null {
  const since = silentSince(progress)
  if (!since) return null
  const of = whoseTurn(progress) as Silence['of']
  const days = silenceRules.remindAfterDays[progress.reminders]
  return days === undefined
    ? { of, next: 'end', at: addDays(since, silenceRules.endAfterDays) }
    : { of, next: 'reminder', at: addDays(since, days) }
}

/** When the asker is notified and may follow up or ask the next connector. Null if no reply is expected. */
export function overdueAt(progress: RequestProgress): Date | null {
  const since = silentSince(progress)
  return since && addDays(since, silenceRules.remindAfterDays[0])
}

/** After a no, an end, or a silence that the asker was told of. Before that the next path would only end this one. */
export const mayTryNext = (progress: RequestProgress, now: Date): boolean =>
  ['declined', 'cancelled'].includes(progress.stage) || remindersDue(progress, now) > 0

/** How many reminders have come due: whoever was away for two of them sends one. */
export function remindersDue(progress: RequestProgress, now: Date): number {
  const since = silentSince(progress)
  return since ? silenceRules.remindAfterDays.filter((days) => addDays(since, days) <= now).length : 0
}
