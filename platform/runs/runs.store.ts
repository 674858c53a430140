import { statements, type RowOf } from '../database/statement.ts'
import type { Statements } from './runs.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export type OpenRun = RowOf<typeof lockOpenRun>
export type StepRow = RowOf<typeof listSteps>

/** As the system, like every statement here: members see runs by `account/orchestrator`. 0 if one is open about the same. */
export const insertRun = sql.run('insert_run')
export const findOpenRun = sql.maybe('find_open_run')
/** Undefined while it is paused, and once it failed or ended. */
export const lockOpenRun = sql.maybe('lock_open_run')
export const lockRun = sql.maybe('lock_run')
export const listSteps = sql.many('list_steps')
export const saveStep = sql.run('save_step')
/** 0 if the step has ended meanwhile. */
export const saveFailure = sql.run('save_failure')
export const retryStep = sql.run('retry_step')
export const updateRun = sql.run('update_run')
export const pauseRun = sql.run('pause_run')
export const resumeRun = sql.run('resume_run')
export const saveController = sql.run('save_controller')
/** The run before its steps, in the order in which advancing locks them. */
export const lockWaiting = sql.many('lock_waiting')
export const wakeSteps = sql.many('wake_steps')
export const makeDue = sql.run('make_due')
export const listOverdue = sql.many('list_overdue')
export const listOpenOfViewer = sql.many('list_open_of_viewer')
export const deleteEndedBefore = sql.run('delete_ended_before')
