import { statement } from '@wellmet/platform/database/statement.ts'

interface InWorkspace {
  workspaceId: string
}
interface InMonth {
  ownerId: number
  month: number
}

export const waitForTurn = statement<InWorkspace, { waited: boolean }>(import.meta.url, 'wait_for_turn')
export const listWorkspaces = statement<object, InWorkspace>(import.meta.url, 'list_workspaces')
export const listRecentMembers = statement<InWorkspace & { since: Date; now: Date }, { ownerId: number }>(
  import.meta.url,
  'list_recent_members',
)
export const findSeat = statement<InMonth, InWorkspace & { userId: string }>(import.meta.url, 'find_seat')
export const insertSamples = statement<
  InMonth & {
    now: Date
    people: string[]
    shares: number[]
    degrees: number[]
    silent: (number | null)[]
    act30: number[]
    weights: number[]
  },
  never
>(import.meta.url, 'insert_samples')
export const deleteSamplesOf = statement<InWorkspace & { people: string[] }, never>(
  import.meta.url,
  'delete_samples_of',
)
export const settleSamples = statement<InWorkspace & { now: Date; mostPeople: number }, never>(
  import.meta.url,
  'settle_samples',
)
export const deleteIdleLists = statement<InWorkspace & { oldest: number }, never>(import.meta.url, 'forget_idle_lists')

export interface SettledRow extends InMonth {
  personId: string
  shares: number
  degree: number
  silent: number | null
  act30: number
  weight: number
  met: boolean
}
export const listSettled = statement<InWorkspace & { most: number }, SettledRow>(import.meta.url, 'list_settled')
