import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { firstOf } from '@wellmet/platform/values/present.rules.ts'
import { targetFormula } from '@wellmet/graph/paths/formula.rules.ts'
import { contact } from '@wellmet/contacts/relationships/formula.rules.ts'
import { monthOfDate } from '@wellmet/platform/values/days.rules.ts'
import { deactivate, insertVersion, listVersions, lockCalibrations } from './recommendation-calibrations.store.ts'
import { refitTargets, type PastList } from './recommendation-refit.rules.ts'
import { deleteIdleLists, listSettled, settleSamples, type SettledRow } from './recommendation-samples.store.ts'

/** What is older says how it was, not how it is. */
const monthsKept = 24
/** Lists of one member and month that are read: the newest. */
const mostLists = 500

/**
 * Settles what is due and refits the exponents of a workspace to whom its members got to know. Every refit is kept as a
 * version, at most one a month; it is taken into use only when it does no worse on lists that it was not fitted to.
 */
export async function refitWorkspace(tx: Tx, { now }: Services, workspaceId: string): Promise<void> {
  const month = monthOfDate(now())
  await settleSamples(tx, { workspaceId, now: now(), mostPeople: contact.mostRecipients })
  await deleteIdleLists(tx, { workspaceId, oldest: month - monthsKept })
  await lockCalibrations(tx, workspaceId)
  const versions = await listVersions(tx, { workspaceId })
  if (versions.some((version) => version.month === month)) return
  const inUse = versions.find(({ isActive }) => isActive) ?? targetFormula.exponents
  const found = refitTargets(toLists(await listSettled(tx, { workspaceId, most: mostLists })), inUse)
  if (!found) return
  const { exponents, fittedTo, testedOn, backtest } = found
  if (backtest.mayReplace) await deactivate(tx, { workspaceId })
  await insertVersion(tx, {
    ...exponents,
    workspaceId,
    month,
    fittedTo,
    testedOn,
    ndcgBefore: backtest.ndcg.old,
    ndcgAfter: backtest.ndcg.new,
    logLossBefore: backtest.logLoss.old,
    logLossAfter: backtest.logLoss.new,
    isActive: backtest.mayReplace,
    now: now(),
  })
}

const toLists = (rows: readonly SettledRow[]): PastList[] =>
  [...Map.groupBy(rows, ({ networkId, month }) => `${networkId}:${month}`).values()].map((list) => ({
    member: firstOf(list).networkId,
    month: firstOf(list).month,
    targets: list.map(({ personId, shares, degree, silent, act30, weight, met }) => ({
      personId,
      shares,
      target: { degree, silent, act30 },
      met,
      weight,
    })),
  }))
