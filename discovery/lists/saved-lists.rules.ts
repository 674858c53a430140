import type { SavedListKind } from './saved-lists.contract.ts'
import { savedListsMessages } from './saved-lists.messages.ts'

export type Subject = 'person' | 'company'

/** Target lists hold both: one wants to reach somebody, or anybody there. */
export const mayHold = (kind: SavedListKind, subject: Subject): boolean =>
  kind === 'targets' || (kind === 'people') === (subject === 'person')

export const refusalWords = (kind: 'people' | 'companies'): string =>
  kind === 'people' ? savedListsMessages.onlyPeople() : savedListsMessages.onlyCompanies()
