import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { reportIntroduction } from '../asks/report-introduction.ts'
import { recordOutcome, type RecordingCall } from '../outcomes/record-outcome.ts'
import { replyAsConnector } from '../requests/act-across-members.ts'
import type { Stage } from '../stages/stages.rules.ts'
import { suggestedOutcomesMessages } from './suggested-outcomes.messages.ts'
import { noteOf, recordableOutcomes } from './suggested-outcomes.rules.ts'
import { decideSuggestion, findStanding, lockSuggestion, type SuggestionRow } from './suggested-outcomes.store.ts'

export type Suggestion = Pick<SuggestionRow, 'id' | 'requestId' | 'role' | 'outcome' | 'firstAt'>

/** Records it as if the member had said it themselves. */
export const confirmSuggestion = (call: MemberCall, id: string) =>
  call.db.transaction(async (tx) => {
    const suggestion = await getSuggestion(tx, id)
    const { requestId, role } = suggestion
    const isAsker = role === 'asker'
    const stage = isAsker ? (await recordSuggestion(call, suggestion)).stage : await reportAsConnector(call, requestId)
    await decideSuggestion(tx, { id, state: 'confirmed', now: call.services.now() })
    return { requestId, stage, mayUndo: isAsker }
  })

export const dismissSuggestion = ({ db, services }: MemberCall, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    await getSuggestion(tx, id)
    await decideSuggestion(tx, { id, state: 'dismissed', now: services.now() })
  })

async function getSuggestion(tx: Tx, id: string): Promise<Suggestion> {
  const found = await lockSuggestion(tx, { id })
  if (!found) throw notFound('suggestion')
  return found
}

/** At the time of what was seen; a meeting that is still to come was booked by now. */
export function recordSuggestion(call: RecordingCall, suggestion: Suggestion) {
  const { requestId, outcome, firstAt } = suggestion
  const at = firstAt > call.services.now() ? {} : { at: firstAt.toISOString() }
  const day = outcome === 'meeting_booked' ? { meetingAt: firstAt.toISOString() } : {}
  return recordOutcome(call, { requestId, outcome, note: noteOf(outcome), ...at, ...day })
}

/** Without a note: that it was seen in the connector's mail is not for the asker to know. */
const reportAsConnector = (call: MemberCall, requestId: string): Promise<Stage> =>
  replyAsConnector(
    call,
    requestId,
    async (system) => {
      const { stage, repliedWith } = (await findStanding(system, { requestId })) ?? {}
      if (!stage || recordableOutcomes({ role: 'connector', stage, repliedWith: repliedWith ?? null }).length === 0)
        throw fail('conflict', suggestedOutcomesMessages.movedOn())
      await reportIntroduction(system, call.services, requestId)
    },
    (_system, ask) => Promise.resolve(ask.stage),
  )
