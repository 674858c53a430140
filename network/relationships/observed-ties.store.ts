import { statement } from '@wellmet/platform/database/statement.ts'

interface Of {
  owner: number
}

export interface SightingRow {
  a: string
  b: string
  ref: string
  day: number
  others: number
  direct: boolean
}
export const listSightings = statement<Of & { people: string[] }, SightingRow>(import.meta.url, 'list_sightings')
export const upsertTies = statement<
  Of & { a: string[]; b: string[]; permille: number[]; lastDays: number[] },
  { personId: string }
>(import.meta.url, 'keep_ties')
export const deleteFaintestTies = statement<Of & { people: string[]; most: number }, never>(import.meta.url, 'cut_ties')
