import { statement } from '@wellmet/platform/database/statement.ts'
import type { CalibrationPart } from './outcomes.contract.ts'
import type { AskedRequest } from './settle.rules.ts'

interface InWorkspace {
  workspaceId: string
}
interface Part extends InWorkspace {
  about: CalibrationPart
}

export interface ActiveRow {
  about: CalibrationPart
  shift: number
  doubt: number
}
export const listActive = statement<InWorkspace, ActiveRow>(import.meta.url, 'list_active')

interface Measured {
  shift: number
  fittedTo: number
  testedOn: number
  brierBefore: number
  brierAfter: number
  logLossBefore: number
  logLossAfter: number
  isActive: boolean
}
export interface VersionRow extends Measured {
  about: CalibrationPart
  version: number
  madeAt: Date
}
export const listVersions = statement<InWorkspace, VersionRow>(import.meta.url, 'list_versions')
export const deactivate = statement<Part, never>(import.meta.url, 'deactivate')
export const activate = statement<Part & { version: number }, { version: number }>(import.meta.url, 'activate')
export const insertVersion = statement<Part & Measured & { doubt: number; now: Date }, never>(
  import.meta.url,
  'insert_version',
)

/** Log odds as the formula gave them, and what the workspace's own outcomes added at that time. */
export interface Prediction {
  acting: number | null
  actingShift: number
  engaging: number
  engagingShift: number
}
export const insertPrediction = statement<InWorkspace & Prediction & { requestId: string; now: Date }, never>(
  import.meta.url,
  'insert_prediction',
)
export const listPredictions = statement<InWorkspace, Prediction & AskedRequest>(import.meta.url, 'list_predictions')
