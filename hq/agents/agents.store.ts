import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './agents.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export type RunRow = RowOf<typeof listRuns>

/** As the system, like everything here. 0 if it was there. */
export const addAgent = sql.run('add_agent')
export const listAgents = sql.many('list_agents')
export const setSwitch = sql.run('set_switch')
export const findSwitch = sql.maybe('find_switch')
export const shareSwitch = sql.maybe('share_switch')
export const insertRun = sql.run('insert_run')
export const lockRun = sql.maybe('lock_run')
export const endRun = sql.run('end_run')
/** 0 if the day has not so much left. */
export const takeOfDay = sql.run('take_of_day')
export const takeOfRun = sql.run('take_of_run')
export const saveStep = sql.run('save_step')
export const listSteps = sql.many('list_steps')
export const insertMessage = sql.run('insert_message')
export const listMessages = sql.many('list_messages')
export const listRuns = sql.many('list_runs')
export const listLastSaid = sql.many('list_last_said')
export const listUsed = sql.many('list_used')
export const countRunning = sql.one('count_running')
export const listScheduled = sql.many('list_scheduled')
export const deleteRunsBefore = sql.run('delete_runs_before')
export const deleteBudgetsBefore = sql.run('delete_budgets_before')
