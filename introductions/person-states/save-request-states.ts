import { saveRequestState, type Participant } from '@wellmet/identity/person-states/save-request-state.ts'
import type { RequestFacts } from '@wellmet/identity/person-states/request-state.rules.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { enqueue, type WorkContext } from '@wellmet/platform/jobs/job.ts'
import { overdueAt } from '../silence/silence.rules.ts'
import { savePersonStatesJob } from './person-states.jobs.ts'
import { findRequestState, listUnsavedRequests } from './person-states.store.ts'

/** Somebody who joined a request, with their own number of the target and their own name of the connector. */
export interface Follower {
  userId: string
  personId: string | null
  connectorName: string
}

type Row = NonNullable<Awaited<ReturnType<typeof findRequestState>>>

/** Writes where things stand with the target of a request, for everybody who has to do with it. */
export async function savePersonStates(tx: Tx, requestId: string): Promise<void> {
  const row = await findRequestState(tx, { requestId })
  if (!row) return
  const { requestId: id, requestVersion, workspaceId, askerId, stage, repliedWith, askedAt, repliedAt } = row
  const { targetAskedAt, sentAt, meetingAt, settledAt, scheduledFor, snoozedUntil, hasMet, isPassedOn, changedAt } = row
  const state = {
    requestId: id,
    requestVersion,
    workspaceId,
    askerId,
    stage,
    repliedWith,
    askedAt,
    repliedAt,
    targetAskedAt,
    sentAt,
    meetingAt,
    settledAt,
    scheduledFor,
    snoozedUntil,
    hasMet,
    isPassedOn,
    changedAt,
    overdueAt: overdueAt(row),
    endedBy: endedBy(row),
  }
  await saveRequestState(tx, state, participantsOf(row))
}

function participantsOf(row: Row): Participant[] {
  const { targetPerson, askerId, connectorUser, connectorName, followers, askedAt, askedElsewhere, stage } = row
  const joined = followers.flatMap(({ userId, personId, connectorName: name }): Participant[] =>
    personId === null ? [] : [{ userId, personId, role: 'follower', connectorName: name }],
  )
  if (targetPerson === null) return joined
  // Nothing of an ask that was made elsewhere reaches the connector here.
  const isAsked = connectorUser !== null && askedAt !== null && askedElsewhere === null && stage !== 'drafted'
  return [
    { userId: askerId, personId: targetPerson, role: 'asker', connectorName },
    ...(isAsked ? [{ userId: connectorUser, personId: targetPerson, role: 'connector', connectorName } as const] : []),
    ...joined,
  ]
}

function endedBy({ stage, movedBy, movedAs }: Row): RequestFacts['endedBy'] {
  if (stage !== 'cancelled' && stage !== 'declined') return null
  // An asker may also record that nobody answered.
  if (movedAs === 'connector_silent' || movedAs === 'target_silent') return 'silence'
  return movedAs !== 'no_interest' && (movedBy === 'asker' || movedBy === 'connector') ? movedBy : 'other'
}

/** So many requests in one run; while there are more, another run follows at once. */
const mostInARun = 500

/** Writes the states that are missing or behind their request. */
export async function saveMissingStates({ tx }: WorkContext): Promise<void> {
  const requests = await listUnsavedRequests(tx, { most: mostInARun })
  for (const { id } of requests) await savePersonStates(tx, id)
  if (requests.length === mostInARun) await enqueue(tx, savePersonStatesJob, {}, { key: 'save-person-states' })
}
