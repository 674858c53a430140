import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './orchestrator.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export type RunRow = RowOf<typeof listRuns>
export type RunStepRow = RowOf<typeof listRunSteps>
export type SettingsRow = RowOf<typeof listPlaybookSettings>

/** Of a viewer who is no owner or admin only their own are seen. */
export const listRuns = sql.many('list_runs')
export const countRuns = sql.one('count_runs')
export const listRunSteps = sql.many('list_run_steps')
export const listPlaybookSettings = sql.many('list_playbook_settings')
export const findPlaybookSettings = sql.maybe('find_playbook_settings')
export const findName = sql.maybe('find_name')
export const insertPlaybookSettings = sql.run('insert_playbook_settings')
