import { recordAudit } from '@wellmet/account/audit/record-audit.ts'
import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { targetFormula } from '@wellmet/graph/paths/formula.rules.ts'
import { fewestFirstContacts, type TargetExponents } from './recommendation-score.rules.ts'
import {
  activate,
  deactivate,
  listVersions,
  lockCalibrations,
  type VersionRow,
} from './recommendation-calibrations.store.ts'
import { fewestTested } from './recommendation-refit.rules.ts'
import { recommendationsMessages } from './recommendations.messages.ts'
import type { RecommendationCalibration } from './recommendations.contract.ts'

export const showRecommendationCalibration = (call: MemberCall): Promise<RecommendationCalibration> =>
  call.db.transaction((tx) => show(tx, call.viewer.workspaceId))

/** How many first contacts there are so far is not said: in a small workspace it would tell of the other members. */
async function show(tx: Tx, workspaceId: string): Promise<RecommendationCalibration> {
  const rows = await listVersions(tx, { workspaceId })
  const inUse = rows.find(({ isActive }) => isActive)
  return {
    version: inUse?.version ?? 0,
    exponents: exponentsOf(inUse ?? targetFormula.exponents),
    needed: { fitted: fewestFirstContacts, tested: fewestTested },
    versions: rows.map(toVersion),
    sentence: inUse
      ? recommendationsMessages.fittedOrder({ count: inUse.fittedTo })
      : recommendationsMessages.usualOrder({ needed: fewestFirstContacts + fewestTested }),
  }
}

const exponentsOf = ({ silent, active, degree }: TargetExponents): TargetExponents => ({ silent, active, degree })

const toVersion = (row: VersionRow): RecommendationCalibration['versions'][number] => ({
  version: row.version,
  active: row.isActive,
  exponents: exponentsOf(row),
  fittedTo: row.fittedTo,
  testedOn: row.testedOn,
  ndcg: { before: row.ndcgBefore, after: row.ndcgAfter },
  logLoss: { before: row.logLossBefore, after: row.logLossAfter },
  madeAt: row.madeAt.toISOString(),
})

/** An earlier version, or with 0 none. */
export const takeUpRecommendationCalibration = (
  call: MemberCall,
  version: number,
): Promise<RecommendationCalibration> =>
  call.db.transaction(async (tx) => {
    const { workspaceId, userId } = call.viewer
    await lockCalibrations(tx, workspaceId)
    await deactivate(tx, { workspaceId })
    if (version > 0 && !(await activate(tx, { workspaceId, version }))) throw notFound('version')
    const shown = await show(tx, workspaceId)
    await recordAudit(tx, {
      workspaceId,
      actorId: userId,
      action: 'target_scores.version_taken_up',
      subject: String(version),
      now: call.services.now(),
    })
    return shown
  })
