import { statement } from '@wellmet/platform/database/statement.ts'
import type { RawStatus } from '../requests/vocabulary.rules.ts'
import type { Content, NamingRequest } from './erased-people.rules.ts'

interface ByMember {
  workspaceId: string
  userId: string
}
interface Person {
  people: string[]
  targetKeys: string[]
}

export interface NamingRow extends NamingRequest {
  id: string
  rawStatus: RawStatus
}

export const lockNaming = statement<ByMember & Person & { throughThem: string; traces: string[] }, NamingRow>(
  import.meta.url,
  'lock_naming',
)

/** What is JSON in the table is JSON text here. */
type Written = Record<'target' | 'connector' | 'route' | 'ladder', string> &
  Pick<Content, 'subject' | 'message' | 'ask' | 'context'>

export const updateErased = statement<
  Written & { id: string; isTarget: boolean; isConnector: boolean; key: string; now: Date },
  never
>(import.meta.url, 'update_erased')
export const eraseJoined = statement<ByMember & Person & { target: string; connector: string }, never>(
  import.meta.url,
  'erase_joined',
)
export const eraseNotes = statement<ByMember & { requests: string[]; names: string[] }, never>(
  import.meta.url,
  'erase_notes',
)
export const closeLetters = statement<{ requests: string[]; now: Date }, never>(import.meta.url, 'close_letters')
