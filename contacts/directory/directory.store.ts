import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './directory.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const listDeletedKeys = sql.many('list_deleted_keys')
export const listKnownKeys = sql.many('list_known_keys')
export const listKnownDays = sql.many('list_known_days')
export const mergePeople = sql.many('merge_people')
export const insertKeys = sql.many('insert_keys')

export const upsertPlaces = sql.many('upsert_places')
export const insertMentionedPlaces = sql.run('insert_mentioned_places')

export const upsertPeople = sql.many('upsert_people')
export const replacePositions = sql.many('replace_positions')

/** Where they are still known to have been. */
export const listPlacesOfPeople = sql.many('list_places_of_people')

export const insertDeletions = sql.run('insert_deletions')
export const listKeysOfPeople = sql.many('list_keys_of_people')
export const deletePeople = sql.many('delete_people')
