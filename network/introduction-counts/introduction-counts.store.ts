import { statement } from '@wellmet/platform/database/statement.ts'
import type { About, Counted } from './learned.rules.ts'

interface InWorkspace {
  workspaceId: string
}

/** Columns side by side, one entry for each line. */
export interface CountColumns extends InWorkspace {
  day: number
  users: (string | null)[]
  abouts: About[]
  keys: string[]
  asked: number[]
  happened: number[]
  askedLately: number[]
  happenedLately: number[]
  rates: number[]
  shifts: number[]
  lastAt: Date[]
}

export interface CountRow extends Counted {
  about: About
  key: string
  shift: number
  day: number
  lastAt: Date
}

export const waitForTurn = statement<InWorkspace, never>(import.meta.url, 'wait_for_turn')
export const deleteCounts = statement<InWorkspace, never>(import.meta.url, 'delete_counts')
export const insertCounts = statement<CountColumns, never>(import.meta.url, 'insert_counts')
/** Those that the viewer may read; the policy sees to it. */
export const listCounts = statement<{ keys: string[] }, CountRow>(import.meta.url, 'list_counts')
export const listCountsAsSystem = statement<InWorkspace & { userId: string; keys: string[] }, CountRow>(
  import.meta.url,
  'list_counts_as_system',
)

export interface TieToConnectorRow {
  strength: number | null
  lastDay: number | null
  targetDay: number | null
}
export const findTieToConnector = statement<
  InWorkspace & {
    userId: string
    connectorUser: string | null
    connectorPerson: string | null
    target: string | null
  },
  TieToConnectorRow
>(import.meta.url, 'tie_to_connector')

export const listSharingMembers = statement<{ limit: number }, { userId: string; name: string; people: number }>(
  import.meta.url,
  'list_sharing_members',
)
