import type { Tx } from '@wellmet/platform/database/connection.ts'
import { connectorMemoryDays } from './formula.rules.ts'
import { decayedDays } from './contact-days.rules.ts'
import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import { evidenceKinds } from './evidence-kinds.rules.ts'
import { pairOf } from './pair.rules.ts'
import { listEvidence, upsertRelationships, type EvidenceOfPerson } from './relationships.store.ts'
import { strengthOf } from './strength.rules.ts'

/** Goes up when the formula changes, so that what was computed by an older one can be found and computed again. */
const formula = 1

/** Computes the strength of these contacts anew from all their evidence. */
export async function refreshStrengths(tx: Tx, networkId: number, people: string[], now: Date): Promise<void> {
  const today = utcDay(now)
  const evidence = Map.groupBy(await listEvidence(tx, { networkId, people }), ({ personId }) => personId)
  const edges = people.map((personId) => edgeOf(evidence.get(personId) ?? [], today))
  await upsertRelationships(tx, {
    networkId,
    people,
    strengths: edges.map(({ strength }) => strength),
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

function edgeOf(evidence: EvidenceOfPerson[], today: number) {
  const { pair, activity, lastDay } = pairOf(evidence, today)
  const count = (...kinds: number[]) => evidence.filter(({ kind }) => kinds.includes(kind)).length
  const meetings = count(evidenceKinds.meeting)
  const directions = new Set(
    evidence.filter(({ kind }) => kind <= evidenceKinds.linkedinMessage).map(({ direction }) => direction),
  )
  return {
    strength: strengthOf(pair, activity, today)?.permille ?? null,
    twoWay: directions.has(0) || (directions.has(1) && directions.has(-1)),
    lastDay,
    messages: count(evidenceKinds.mail, evidenceKinds.linkedinMessage),
    meetings,
    sent: Math.fround(decayedDays(pair.days, 'out', connectorMemoryDays, today)),
    returned: Math.fround(decayedDays(pair.days, 'in', connectorMemoryDays, today)),
  }
}
