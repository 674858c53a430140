import { statement } from '@wellmet/platform/database/statement.ts'

interface Of {
  owner: number
}

export const findContact = statement<
  Of & { person: string },
  { personId: string; name: string; company: string | null }
>(import.meta.url, 'find_contact')
export const listEverybodyIn = statement<Of & { person: string }, { personId: string }>(import.meta.url, 'everybody_in')
export const insertTombstones = statement<
  Of & { people: string[]; keys: string[]; id: string; now: Date },
  { key: string }
>(import.meta.url, 'insert_tombstones')
export const erasePeople = statement<Of & { people: string[] }, never>(import.meta.url, 'erase_people')
export const eraseFromMerges = statement<Of & { people: string[] }, never>(import.meta.url, 'erase_from_merges')
export const eraseWords = statement<{ people: string[] }, never>(import.meta.url, 'erase_words')

export const listErasures = statement<{ limit: number }, { erasedAt: Date }>(import.meta.url, 'list_erasures')
export const countErasures = statement<object, { n: number }>(import.meta.url, 'count_erasures')
export const liftErasures = statement<Of & { keys: string[] }, { id: string }>(import.meta.url, 'lift_erasures')
export const listTombstones = statement<Of, { key: string; isForAll: boolean }>(import.meta.url, 'list_tombstones')
