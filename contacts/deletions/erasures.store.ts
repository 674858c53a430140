import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './erasures.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const findContact = sql.maybe('find_contact')
export const listEverybodyIn = sql.many('list_everybody_in')
export const insertTombstones = sql.many('insert_tombstones')
export const erasePeople = sql.run('erase_people')
export const eraseFromMerges = sql.run('erase_from_merges')
export const eraseWords = sql.run('erase_words')

export const listErasures = sql.many('list_erasures')
export const countErasures = sql.one('count_erasures')
export const liftErasures = sql.maybe('lift_erasures')
export const listTombstones = sql.many('list_tombstones')
