import { statement } from '@wellmet/platform/database/statement.ts'

export interface ConnectorRow {
  personId: string
  name: string
  title: string | null
  company: string | null
  location: string | null
  changedAt: Date
  w: number
  kind: number
  userId: string
  ownerName: string
  strength: number | null
  isTwoWay: boolean
  lastDay: number | null
  messages: number
  meetings: number
}

export const listTopPeople = statement<{ limit: number }, { personId: string }>(import.meta.url, 'top_people')
export const listConnectors = statement<{ people: string[] }, ConnectorRow>(import.meta.url, 'connectors')
