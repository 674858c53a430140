import { statement } from '@wellmet/platform/database/statement.ts'

/** What is known of a tie to somebody. */
interface TieRow {
  strength: number | null
  isTwoWay: boolean
  lastDay: number | null
  messages: number
  meetings: number
}

/** 0 the viewer themselves, 1 and 2 somebody who shares, 3 the directory, which is no connector. */
type Kind = 0 | 1 | 2 | 3

export interface ConnectorRow extends TieRow {
  personId: string
  name: string
  title: string | null
  company: string | null
  companyId: string | null
  companySize: number | null
  location: string | null
  changedAt: Date
  w: number
  kind: Kind
  userId: string | null
  ownerName: string | null
  /** Who the owner is among the viewer's own contacts. */
  ownerPersonId: string | null
  degree: number
  sent: number
  returned: number
}

/** A contact of the viewer who seems to know the target. */
export interface GoBetweenRow extends TieRow {
  target: string
  personId: string
  name: string
  /** Permille of what public facts say, and of what the viewer's own threads show. */
  public: number | null
  observed: number | null
  isColleague: boolean
  lastSeen: number | null
  sent: number
  returned: number
  total: number
}

/** A contact of somebody who shares, who seems to know the target. */
export interface FarRow extends TieRow {
  personId: string
  name: string
  public: number
  w: number
  kind: Kind
  userId: string
  ownerName: string
  ownerPersonId: string | null
  degree: number
}

export interface OwnTieRow {
  personId: string
  strength: number | null
  lastDay: number | null
  sent: number
  returned: number
  degree: number
}

export const listTopPeople = statement<{ limit: number }, { personId: string }>(import.meta.url, 'top_people')
export const listConnectors = statement<{ people: string[] }, ConnectorRow>(import.meta.url, 'connectors')
export const listGoBetweens = statement<
  { targets: string[]; companies: (string | null)[]; chances: number[]; most: number },
  GoBetweenRow
>(import.meta.url, 'go_betweens')
export const listFarWays = statement<{ target: string; most: number }, FarRow>(import.meta.url, 'far_ways')
export const listTiesToMe = statement<{ people: string[] }, OwnTieRow>(import.meta.url, 'ties_to_me')
export const listPeopleAtCompany = statement<
  { company: string; limit: number },
  { personId: string; known: number; listed: number }
>(import.meta.url, 'people_at_a_company')
