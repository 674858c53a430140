import { statement } from '@wellmet/platform/database/statement.ts'
import type { TargetExponents } from '../paths/target-score.rules.ts'

interface InWorkspace {
  workspaceId: string
}

interface Measured extends TargetExponents {
  month: number
  fittedTo: number
  testedOn: number
  ndcgBefore: number
  ndcgAfter: number
  logLossBefore: number
  logLossAfter: number
  isActive: boolean
}
export interface VersionRow extends Measured {
  version: number
  madeAt: Date
}

export const waitForTurn = statement<InWorkspace, { waited: boolean }>(import.meta.url, 'wait_for_turn')
export const findActive = statement<object, TargetExponents & { version: number }>(import.meta.url, 'find_active')
export const listVersions = statement<InWorkspace, VersionRow>(import.meta.url, 'list_versions')
export const deactivate = statement<InWorkspace, never>(import.meta.url, 'deactivate')
export const activate = statement<InWorkspace & { version: number }, { version: number }>(import.meta.url, 'activate')
export const insertVersion = statement<InWorkspace & Measured & { now: Date }, never>(import.meta.url, 'insert_version')
