import { decayedDays } from './contact-days.rules.ts'
import { evidenceKinds } from './evidence-kinds.rules.ts'
import { countedEvidence, isContact, isTwoWay } from './evidence-makers.rules.ts'
import { connectorMemoryDays } from './formula.rules.ts'
import { pairOf, type StoredEvidence } from './pair.rules.ts'
import { strengthOf } from './strength.rules.ts'

/** What is stored of a contact for lists and paths, computed from all the evidence of them. */
export interface Relationship {
  /** In thousandths; null is unknown. */
  readonly strength: number | null
  readonly twoWay: boolean
  readonly lastDay: number | null
  readonly messages: number
  readonly meetings: number
  readonly sent: number
  readonly returned: number
}

export function relationshipOf(evidence: readonly StoredEvidence[], today: number): Relationship {
  const { pair, activity, lastDay } = pairOf(evidence, today)
  const counted = countedEvidence(evidence)
  return {
    strength: strengthOf(pair, activity, today)?.permille ?? null,
    twoWay: isTwoWay(counted),
    lastDay,
    messages: counted.filter(({ kind }) => isContact(kind) && kind !== evidenceKinds.meeting).length,
    meetings: counted.filter(({ kind }) => kind === evidenceKinds.meeting).length,
    sent: Math.fround(decayedDays(pair.days, 'out', connectorMemoryDays, today)),
    returned: Math.fround(decayedDays(pair.days, 'in', connectorMemoryDays, today)),
  }
}
