import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './ratings.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const lockRated = sql.maybe('lock_rated')
export const updateRating = sql.run('update_rating')
export const skipRating = sql.run('skip_rating')
export const deleteRating = sql.run('delete_rating')
