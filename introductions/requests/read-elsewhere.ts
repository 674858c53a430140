import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { ofField } from '../moves/move-problems.ts'
import { silenceRules } from '../silence/silence.rules.ts'
import { stageOf } from '../stages/stages.rules.ts'
import { askedElsewhereMessages } from './asked-elsewhere.messages.ts'
import type { Change } from './introductions.contract.ts'
import { readStatus } from './read-status.ts'
import type { Elsewhere } from './submission.rules.ts'

type Stated = Pick<Change, 'askedElsewhere' | 'askedAt' | 'status' | 'scheduledFor'>

/** How and when the asker asked without Wellmet; undefined where they did not. Fails where both cannot be true. */
export function readElsewhere(
  { askedElsewhere, askedAt, status, scheduledFor }: Stated,
  now: Date,
): Elsewhere | undefined {
  if (askedElsewhere === undefined) {
    if (askedAt !== undefined) throw refuse('askedAt', askedElsewhereMessages.timeNeedsWay())
    return undefined
  }
  if (status !== undefined && stageOf(readStatus(status)) !== 'awaiting_connector')
    throw refuse('status', askedElsewhereMessages.onlyAsked())
  if (scheduledFor) throw refuse('scheduledFor', askedElsewhereMessages.notScheduled())
  const at = askedAt === undefined ? now : new Date(askedAt)
  if (at > now) throw refuse('askedAt', askedElsewhereMessages.notYet())
  // Older than that, it would end as unanswered at once.
  if (at < addDays(now, -silenceRules.endAfterDays))
    throw refuse('askedAt', askedElsewhereMessages.tooLongAgo({ days: silenceRules.endAfterDays }))
  return { how: askedElsewhere, at }
}

const refuse = (field: string, message: string) => ofField('unprocessable', field, message)
