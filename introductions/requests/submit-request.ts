import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { notThisOne } from '../connector-rules/allowance.rules.ts'
import { namesDeletedPerson } from '../refusals/find-deleted.ts'
import {
  followAsAsker,
  followInsteadAsAsker,
  moveAsAsker,
  readFactsAsAsker,
  scheduleAsAsker,
} from './act-across-members.ts'
import { findAskerIn, type UnnamedAsker } from '../drafts/blind.rules.ts'
import { draftMessages } from '../drafts/drafts.messages.ts'
import { draftGap, hasGap } from '../drafts/drafts.rules.ts'
import { newState } from '../moves/move.rules.ts'
import { stateOf } from '../moves/move-request.ts'
import { recordChange } from '../moves/record-change.ts'
import { requestsMessages } from './requests.messages.ts'
import { insertRequest, type NewRequestRow } from './requests.store.ts'
import type { OpenAskRow } from '../moves/find-open-ask.ts'
import type { RequestRow } from '../moves/lock-request.ts'
import { type KnownConnector, type KnownTarget } from '../moves/known-people.rules.ts'
import { submissionProblem } from './submission-problems.ts'
import { decideSubmission, needsConnector, type Accepted, type Wanted } from './submission.rules.ts'

export interface Submitted {
  id: string
  /** A teammate had asked the same: the asker follows their request, and the connector is not asked twice. */
  joined: OpenAskRow | null
  notice: { code: string; message: string } | null
}

export type NewRequest = Omit<NewRequestRow, 'target' | 'connector' | 'now'> & {
  target: KnownTarget
  connector: KnownConnector
}

/** Fails with the words of any other refusal: nobody learns from it who was erased. */
export async function expectNobodyDeleted(tx: Tx, services: Services, request: NewRequest | RequestRow): Promise<void> {
  if (await namesDeletedPerson(tx, services, request))
    throw submissionProblem(request, { is: 'refused', refusal: notThisOne }, services.now())
}

/** A suggested draft has a gap that only the asker can fill. Fails while it is there. */
export function expectNoGap(message: string): void {
  if (!hasGap(message)) return
  const words = draftMessages.hintGap({ gap: draftGap() })
  throw fail('unprocessable', words, { errors: [{ field: 'message', message: words }] })
}

/** A message of somebody who wants to stay unnamed names them nowhere. Fails at the field that does. */
export function expectUnnamed({ subject, message }: { subject: string; message: string }, asker: UnnamedAsker): void {
  for (const [field, text] of [
    ['message', message],
    ['subject', subject],
  ] as const) {
    const found = findAskerIn(text, asker)
    if (found === null) continue
    const words = draftMessages.hintNamesAsker({ found })
    throw fail('unprocessable', words, { errors: [{ field, message: words }] })
  }
}

/**
 * Creates the request in a transaction of the asker. Where a teammate has asked the same, nothing is created and the asker
 * follows theirs.
 */
export async function submitNewRequest(
  tx: Tx,
  services: Services,
  request: NewRequest,
  wanted: Wanted,
): Promise<Submitted> {
  const now = services.now()
  const facts = needsConnector(newState, wanted) ? await readFactsAsAsker(tx, services, request) : null
  const { refused, accepted } = decideSubmission({ ...request, state: newState }, facts, wanted, now)
  if (refused) throw submissionProblem(request, refused, now)
  if (accepted.is === 'join' && !wanted.scheduledFor) {
    await followAsAsker(tx, services, accepted.other, request)
    return { id: accepted.other.id, joined: null, notice: null }
  }
  const { target, connector } = request
  const row = await insertRequest(tx, {
    ...request,
    target: JSON.stringify(target),
    connector: JSON.stringify(connector),
    now,
  })
  await recordChange(tx, services, row, { by: 'asker', kind: 'created', from: null })
  return apply(tx, services, row, accepted, wanted)
}

/** The same for a request that exists. The caller has locked its row. */
export async function submitRequest(tx: Tx, services: Services, row: RequestRow, wanted: Wanted): Promise<Submitted> {
  const now = services.now()
  const state = stateOf(row)
  const facts = needsConnector(state, wanted) ? await readFactsAsAsker(tx, services, row) : null
  const { refused, accepted } = decideSubmission({ ...row, state }, facts, wanted, now)
  if (refused) throw submissionProblem(row, refused, now)
  return apply(tx, services, row, accepted, wanted)
}

async function apply(
  tx: Tx,
  services: Services,
  row: RequestRow,
  accepted: Accepted<OpenAskRow>,
  { scheduledFor, note }: Wanted,
): Promise<Submitted> {
  const submitted: Submitted = { id: row.id, joined: null, notice: null }
  const moved = accepted.move ? await moveAsAsker(tx, services, row, { note, ...accepted.move }) : row
  switch (accepted.is) {
    case 'join':
      await followInsteadAsAsker(tx, services, moved, accepted.other)
      return { ...submitted, joined: accepted.other }
    case 'later': {
      await scheduleAsAsker(tx, services, moved, accepted.at)
      const isAsWanted = scheduledFor && new Date(scheduledFor).getTime() === accepted.at.getTime()
      return isAsWanted ? submitted : { ...submitted, notice: waitsForDay(row.connector.name, accepted.at) }
    }
    case 'now':
      await moveAsAsker(tx, services, moved, { to: 'pending', by: 'asker', kind: 'asked' })
      return submitted
    case 'unschedule':
      await scheduleAsAsker(tx, services, moved, null)
      return submitted
    case 'move':
  }
  return submitted
}

const waitsForDay = (connector: string, at: Date): Submitted['notice'] => ({
  code: 'waits_for_day',
  message: requestsMessages.askedOnTheirDay({ connector, on: at }),
})
