import { statement } from '@wellmet/platform/database/statement.ts'

export interface TeammateRow {
  ownerId: number
  personId: string | null
  w: number
  userId: string
  name: string
}

/** What is known of one tie of somebody's. */
export interface KnownRow {
  strength: number | null
  isTwoWay: boolean
  lastDay: number | null
}

export interface PersonRow extends KnownRow {
  personId: string
  /** The teammate who knows them best; null for a contact of the viewer's own. */
  ownerId: number | null
  name: string
  title: string | null
  company: string | null
}

/** Places count from 1 in the list of people that was asked about. */
export interface TieRow {
  one: number
  other: number
  permille: number
  basis: number
  lastDay: number | null
}

interface Among {
  people: string[]
  limit: number
}

export const planPlainly = statement<object, never>(import.meta.url, 'plan_plainly')
export const listTeammates = statement<{ limit: number }, TeammateRow>(import.meta.url, 'list_teammates')
export const listPeople = statement<{ limit: number }, PersonRow>(import.meta.url, 'list_people')
export const countPeople = statement<object, { n: number }>(import.meta.url, 'count_people')
export const listKnown = statement<Among, KnownRow & { ownerId: number; place: number }>(import.meta.url, 'list_known')
export const listTies = statement<Among, TieRow>(import.meta.url, 'list_ties')
