import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { StoredEvidence } from '@wellmet/contacts/relationships/pair.rules.ts'
import { listEvidence, listInTouch, type LastRow } from './insights.store.ts'
import { strengthsOf, type StrengthOn } from './movement.rules.ts'
import { unpack } from './unpack.rules.ts'

/** Weighed on every question, so as many as that costs little; whoever was in touch longest ago is left out first. */
export const mostWeighed = 5000

export interface Weighed {
  row: LastRow
  evidence: StoredEvidence[]
  strengthOn: StrengthOn
}

/** The viewer's contacts who were last in touch from one day on, until another if one is given. */
export async function weighContacts(
  tx: Tx,
  today: number,
  { since, until = Infinity }: { since: number; until?: number },
): Promise<Weighed[]> {
  const inTouch = await listInTouch(tx, { since, most: mostWeighed })
  const rows = inTouch.filter(({ lastDay }) => lastDay <= until)
  const told = await listEvidence(tx, { people: rows.map(({ personId }) => personId) })
  const evidenceOf = new Map(told.map(({ personId, evidence }) => [personId, evidence]))
  return rows.flatMap((row) => {
    const packed = evidenceOf.get(row.personId)
    if (packed === undefined) return []
    const evidence = unpack(packed)
    return [{ row, evidence, strengthOn: strengthsOf(evidence, today) }]
  })
}
