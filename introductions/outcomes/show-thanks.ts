import type { ReaderCall } from '@wellmet/platform/http/serve.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { firstOf, present } from '@wellmet/platform/values/present.rules.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import type { Thanks } from './outcomes.contract.ts'
import { listMet, type MetRow } from './outcomes.store.ts'

/** A thank-you comes late after half a year. */
const daysToThank = 180

/** Connectors whose introductions led to a meeting, whoever did so last first. */
export const showThanks = (call: ReaderCall): Promise<{ connectors: Thanks[] }> =>
  call.db.transaction(async (tx) => {
    const rows = await listMet(tx, { since: addDays(call.services.now(), -daysToThank) })
    const newestFirst = rows.toSorted((a, b) => b.at.getTime() - a.at.getTime())
    const byConnector = Map.groupBy(newestFirst, (row) => row.connectorUser ?? present(row.connectorPerson))
    return { connectors: [...byConnector.values()].map((met) => toThanks(call, met)) }
  })

function toThanks(call: ReaderCall, met: readonly MetRow[]): Thanks {
  const { connectorUser, connectorPerson, connectorName, connectorEmail } = firstOf(met)
  return {
    connector: {
      personId: connectorUser ?? personIds(call).show(BigInt(present(connectorPerson))),
      name: connectorName,
      kind: connectorUser === null ? 'contact' : 'member',
      email: connectorEmail,
    },
    introductions: met.map(({ requestId, kind, at, targetName, company }) => ({
      requestId,
      target: { name: targetName, company },
      outcome: kind,
      at: at.toISOString(),
    })),
  }
}
