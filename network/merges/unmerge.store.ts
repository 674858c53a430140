import { statement } from '@wellmet/platform/database/statement.ts'

interface OfMerge {
  owner: number
  id: string
}

export const giveBackRows = statement<OfMerge & { now: Date }, never>(import.meta.url, 'give_back_rows')
export const giveBackLaterEvidence = statement<OfMerge, never>(import.meta.url, 'give_back_later_evidence')
export const giveBackHidings = statement<OfMerge, never>(import.meta.url, 'give_back_hidings')
export const giveBackContacts = statement<OfMerge, never>(import.meta.url, 'give_back_contacts')
export const giveBackEdges = statement<OfMerge, never>(import.meta.url, 'give_back_edges')
export const markUndone = statement<OfMerge & { now: Date }, never>(import.meta.url, 'mark_undone')
