import { statement } from '@wellmet/platform/database/statement.ts'
import type { By } from '../requests/introductions.contract.ts'
import type { OutcomeKind } from '../requests/move.rules.ts'
import type { AskedRequest } from './settle.rules.ts'

/** Of a workspace, or of one of its members; in the order in which they were asked. As the system. */
export const listAskedRequests = statement<{ workspaceId: string; userId: string | null }, AskedRequest>(
  import.meta.url,
  'list_asked_requests',
)
export const listWorkspaces = statement<object, { workspaceId: string }>(import.meta.url, 'list_workspaces')
export const insertRecorded = statement<
  { id: string; requestId: string; workspaceId: string; kind: OutcomeKind; at: Date; note: string | null },
  never
>(import.meta.url, 'insert_recorded')

export interface OutcomeRow {
  id: string
  requestId: string
  kind: OutcomeKind
  at: Date
  by: By
  note: string | null
  targetName: string
  targetCompany: string | null
  connectorName: string
}
export const listOutcomes = statement<
  { requestId: string | null; before: Date | null; beforeId: string | null; limit: number },
  OutcomeRow
>(import.meta.url, 'list_outcomes')

export interface RequestParties {
  id: string
  askedAt: Date | null
  createdAt: Date
  userId: string
  workspaceId: string
  connectorUser: string | null
  connectorPerson: string | null
  targetPerson: string | null
}
export const findRequest = statement<{ id: string }, RequestParties>(import.meta.url, 'find_request')

export interface KnownConnectorRow {
  userId: string | null
  person: string | null
  name: string
}
export const listConnectorsOfMine = statement<object, KnownConnectorRow>(import.meta.url, 'list_connectors_of_mine')
export const listMembersAsked = statement<{ workspaceId: string }, { userId: string; name: string }>(
  import.meta.url,
  'list_members_asked',
)
export const listTargetsOfMine = statement<
  object,
  { key: string; person: string | null; name: string; company: string | null }
>(import.meta.url, 'list_targets_of_mine')
