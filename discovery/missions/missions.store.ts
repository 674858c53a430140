import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './missions.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export type MissionRow = RowOf<typeof listMissions>

/** One of them by its id, or all. */
export const listMissions = sql.many('list_missions')

export const listTargets = sql.many('list_targets')
export type NamedTarget = RowOf<typeof listNamedTargets>
export const listNamedTargets = sql.many('list_named_targets')
export const countPeopleAt = sql.many('count_people_at')
export const listWanted = sql.many('list_wanted')
export const hasGoal = sql.one('has_goal')
export const listGoalsAbout = sql.many('list_goals_about')
export const listWantedRoles = sql.many('list_wanted_roles')

export const countMissions = sql.one('count_missions')
export const insertMission = sql.run('insert_mission')
export const lockMission = sql.maybe('lock_mission')
export const updateMission = sql.run('update_mission')
export const deleteMission = sql.maybe('delete_mission')
export const deleteTargets = sql.run('delete_targets')
export const insertTargets = sql.run('insert_targets')
export const deleteTargetsOfStrangers = sql.run('delete_targets_of_strangers')
