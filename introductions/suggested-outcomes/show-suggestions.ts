import type { MemberCall, ReaderCall } from '@wellmet/platform/http/serve.ts'
import { shownName } from '../requests/requests.rules.ts'
import type { OutcomeSettings, Role, SuggestedOutcome } from './suggested-outcomes.contract.ts'
import { furthestOf, recordableOutcomes, type RecordableRequest } from './suggested-outcomes.rules.ts'
import { findSettings, listSuggestions, saveSettings } from './suggested-outcomes.store.ts'
import { listOpen, type OpenRequests } from './watch-requests.ts'

const mostSuggestions = 500

type Names = Pick<SuggestedOutcome, 'asker' | 'connector' | 'target'>

/** What the member can record now: a request may have moved since its suggestion was made. */
export const showSuggestions = (call: ReaderCall) =>
  call.db.transaction(async (tx) => {
    const rows = await listSuggestions(tx, { limit: mostSuggestions })
    if (rows.length === 0) return { items: [], next: null }
    const requests = describe(await listOpen(tx, call), call.viewer.name)
    const shown = rows.flatMap(({ firstAt, recordCount: records, ...row }) => {
      const request = requests.get(keyOf(row.role, row.requestId))
      if (!request || !recordableOutcomes(request.standing).includes(row.outcome)) return []
      return [{ ...row, ...request.names, records, firstAt: firstAt.toISOString() }]
    })
    return { items: furthestOf(shown), next: null }
  })

const keyOf = (role: Role, requestId: string): string => `${role} ${requestId}`

function describe(
  { mine, asked }: OpenRequests,
  me: string,
): Map<string, { standing: RecordableRequest; names: Names }> {
  const named = (name: string) => ({ name: shownName(name) })
  const found = new Map<string, { standing: RecordableRequest; names: Names }>()
  for (const { id, stage, repliedWith, connectorName, targetName } of mine)
    found.set(keyOf('asker', id), {
      standing: { role: 'asker', stage, repliedWith },
      names: { asker: named(me), connector: named(connectorName), target: named(targetName) },
    })
  for (const { ask } of asked)
    found.set(keyOf('connector', ask.id), {
      standing: { role: 'connector', stage: ask.stage, repliedWith: ask.repliedWith },
      names: { asker: named(ask.askerName), connector: named(me), target: named(ask.target.name) },
    })
  return found
}

/** Nothing is recorded without a click by who has said nothing. */
export const showSettings = ({ db }: MemberCall): Promise<OutcomeSettings> =>
  db.transaction(async (tx) => ({ recordsAutomatically: (await findSettings(tx))?.recordsAutomatically ?? false }))

export const changeSettings = ({ db }: MemberCall, settings: OutcomeSettings): Promise<OutcomeSettings> =>
  db.transaction(async (tx) => {
    await saveSettings(tx, settings)
    return settings
  })
