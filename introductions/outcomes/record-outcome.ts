import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { moveRequest } from '../moves/move-request.ts'
import type { RawStatus, Stage } from '../stages/stages.rules.ts'
import type { NewOutcome, OutcomeKind, RecordedOutcome } from './outcomes.contract.ts'
import { outcomesMessages } from './outcomes.messages.ts'
import { findRequest, insertRecorded, listOutcomes } from './outcomes.store.ts'
import { toOutcome } from './show-outcomes.ts'

/** Where a request goes with what became of it. */
const movesTo: Record<OutcomeKind, RawStatus> = {
  connector_accepted: 'accepted',
  connector_declined: 'declined',
  connector_silent: 'ghosted',
  intro_sent: 'sent',
  target_replied: 'replied',
  meeting_booked: 'meeting',
  converted: 'converted',
  target_silent: 'ghosted',
  no_interest: 'archived',
}

/** As much of a call as recording needs: an outcome may also be recorded by a job of the asker. */
export type RecordingCall = Pick<MemberCall, 'db' | 'services'> & { viewer: Pick<MemberCall['viewer'], 'userId'> }

/** What the asker knows became of their own request. Said before the move, so that its own line has their time and words. */
export async function recordOutcome(
  call: RecordingCall,
  { requestId, outcome, note, at, meetingAt }: NewOutcome,
): Promise<{ outcome: RecordedOutcome; stage: Stage }> {
  const { db, services, viewer } = call
  const now = services.now()
  const when = at === undefined ? now : new Date(at)
  return db.transaction(async (tx) => {
    const mine = await findRequest(tx, { id: requestId })
    if (mine?.userId !== viewer.userId) throw notFound('request')
    expectInTime(when, mine.askedAt ?? mine.createdAt, now)
    const { workspaceId } = mine
    // As the system: an asker’s outcome replaces a target’s hidden no without showing it
    const stage = await db.asSystem(async (system) => {
      await insertRecorded(system, { id: newId(), requestId, workspaceId, kind: outcome, at: when, note: note ?? null })
      const day = meetingAt === undefined ? {} : { meetingAt: new Date(meetingAt) }
      const move = { to: movesTo[outcome], by: 'asker', kind: outcome, note, happenedAt: when, ...day } as const
      return (await moveRequest(system, services, requestId, move)).stage
    })
    const known = await listOutcomes(tx, { requestId, before: null, beforeId: null, limit: 20 })
    return { outcome: toOutcome(present(known.find(({ kind }) => kind === outcome))), stage }
  })
}

function expectInTime(when: Date, asked: Date, now: Date): void {
  const message =
    when > now ? outcomesMessages.timeInFuture() : when < asked ? outcomesMessages.timeBeforeRequest() : null
  if (message) throw fail('unprocessable', message, { errors: [{ field: 'at', message }] })
}
