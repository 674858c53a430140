import { statement } from '@wellmet/platform/database/statement.ts'

export const readStatus = statement<
  object,
  { connections: number; lastImportAt: Date | null; previousAt: Date | null }
>(import.meta.url, 'status')

export interface ConnectionRow {
  personId: string
  name: string
  title: string | null
  company: string | null
  connectedOn: string
  slug: string | null
}
export const listConnections = statement<{ since: Date | null; limit: number }, ConnectionRow>(
  import.meta.url,
  'list_connections',
)

export interface ChangeRow {
  personId: string
  name: string
  changedAt: Date
  titleBefore: string | null
  titleAfter: string | null
  companyBefore: string | null
  companyAfter: string | null
}
export const listChanges = statement<{ limit: number }, ChangeRow>(import.meta.url, 'list_changes')
