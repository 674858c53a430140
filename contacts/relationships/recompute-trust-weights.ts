import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { DataRoot } from '@wellmet/platform/vault/data-root.ts'
import { firstOf } from '@wellmet/platform/values/present.rules.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { saveTrustWeights } from '@wellmet/identity/visibility/grant-visibility.ts'
import { listTrustWeights } from './relationships.store.ts'

/**
 * Recomputes how much each network counts for each viewer, for every pair that this network is part of. A colleague
 * counts 400 of 1000, or more if the viewer's own mail and meetings with them say so, times 0.8 for the extra step.
 */
export function recomputeTrustWeights(tx: Tx, networkId: number, root: DataRoot): Promise<void> {
  const keys = personKeys(root)
  return saveTrustWeights(tx, networkId, (system, pairs) =>
    listTrustWeights(system, {
      viewers: pairs.map(({ viewer }) => viewer),
      networks: pairs.map(({ network }) => network),
      keys: pairs.map(({ email }) => firstOf(keys.of({ emails: [email], phones: [] }))),
    }),
  )
}
