import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './step-corrections.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export type StepCorrectionRow = RowOf<typeof listStepCorrections>

export const listCorrectedSteps = sql.many('list_corrected_steps')
export const listStepCorrections = sql.many('list_step_corrections')
export const findStepCorrection = sql.maybe('find_step_correction')
export const findTeammate = sql.maybe('find_teammate')
export const findPersonInSight = sql.maybe('find_person_in_sight')
export const insertStepCorrection = sql.maybe('insert_step_correction')
export const deleteStepCorrection = sql.maybe('delete_step_correction')
export const deleteCorrectionsOfStrangers = sql.run('delete_corrections_of_strangers')
