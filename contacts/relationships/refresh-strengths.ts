import type { Tx } from '@wellmet/platform/database/connection.ts'
import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import { relationshipOf } from './relationship.rules.ts'
import { insertStrengthChanges, listEvidence, upsertRelationships } from './relationships.store.ts'

/** Goes up when the formula changes, so that what was computed by an older one can be found and computed again. */
const formula = 2

/** In thousandths: a strength that moves by more when the formula changes is explained on the page of the contact. */
const explainedFrom = 100

/** Computes the strength of these contacts anew from all their evidence; `explains` notes what the new formula moved. */
export async function refreshStrengths(
  tx: Tx,
  networkId: number,
  people: string[],
  now: Date,
  { explains = false }: { explains?: boolean } = {},
): Promise<void> {
  const today = utcDay(now)
  const evidence = Map.groupBy(await listEvidence(tx, { networkId, people }), ({ personId }) => personId)
  const edges = people.map((personId) => relationshipOf(evidence.get(personId) ?? [], today))
  const strengths = edges.map(({ strength }) => strength)
  if (explains) await insertStrengthChanges(tx, { networkId, people, strengths, now, least: explainedFrom })
  await upsertRelationships(tx, {
    networkId,
    people,
    strengths,
    twoWay: edges.map(({ twoWay }) => twoWay),
    lastDays: edges.map(({ lastDay }) => lastDay),
    messages: edges.map(({ messages }) => messages),
    meetings: edges.map(({ meetings }) => meetings),
    sent: edges.map(({ sent }) => sent),
    returned: edges.map(({ returned }) => returned),
    formula,
    now,
  })
}
