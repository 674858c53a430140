import { statement } from '@wellmet/platform/database/statement.ts'

export interface PlaceStint {
  /** 1 worked at, 2 studied at, 3 belongs to, 4 invested in. */
  kind: number
  placeId: string
  role: string | null
  department: string | null
  location: string | null
  fromMonth: number | null
  toMonth: number | null
  isCurrent: boolean
}

export interface PersonRow {
  personId: string
  name: string
  title: string | null
  company: string | null
  isOwn: boolean
}

export interface MemberRow extends PlaceStint, PersonRow {
  place: string
  size: number | null
  people: number
  mine: boolean
  score: number
}

export const listMembers = statement<
  {
    kinds: number[]
    /** People in reach who make a group that the viewer is not in. */
    fewest: number
    mostOwn: number
    mostOfOthers: number
    mostGroups: number
    mostMembers: number
  },
  MemberRow
>(import.meta.url, 'list_members')
export const listOwnStints = statement<{ kinds: number[] }, PlaceStint>(import.meta.url, 'list_own_stints')
export const listPeopleAt = statement<
  { places: string[]; most: number },
  PersonRow & { placeId: string; total: number }
>(import.meta.url, 'list_people_at')
