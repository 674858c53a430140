import type { Tx } from '@wellmet/platform/database/connection.ts'
import { listSharingMembers as list } from './outcome-statistics.store.ts'

export interface SharingMember {
  userId: string
  name: string
  /** How many people they know, as far as the viewer sees it. */
  people: number
}

/** Members who share with the viewer, those who know most people first. */
export const listSharingMembers = (tx: Tx, limit: number): Promise<SharingMember[]> => list(tx, { limit })
