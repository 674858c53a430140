import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './calibrations.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export type ActiveRow = RowOf<typeof listActive>
export const listActive = sql.many('list_active')

export type VersionRow = RowOf<typeof listVersions>
export const listVersions = sql.many('list_versions')
export const deactivate = sql.run('deactivate')
export const activate = sql.maybe('activate')
export const insertVersion = sql.run('insert_version')

/** Log odds as the formula gave them, and what the workspace's own outcomes added at that time. */
export const insertPrediction = sql.run('insert_prediction')
export const listPredictions = sql.many('list_predictions')
