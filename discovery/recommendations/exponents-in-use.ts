import type { Tx } from '@wellmet/platform/database/connection.ts'
import { targetFormula } from '@wellmet/graph/paths/formula.rules.ts'
import type { TargetExponents } from './recommendation-score.rules.ts'
import { findActive } from './recommendation-calibrations.store.ts'

export interface InUse {
  /** 0 while the usual exponents stand. */
  version: number
  exponents: TargetExponents
}

/** What the viewer's workspace orders by. */
export async function exponentsInUse(tx: Tx): Promise<InUse> {
  const row = await findActive(tx)
  if (!row) return { version: 0, exponents: targetFormula.exponents }
  const { version, silent, active, degree } = row
  return { version, exponents: { silent, active, degree } }
}
