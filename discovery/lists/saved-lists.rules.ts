import type { SavedListKind } from './saved-lists.contract.ts'

export type Subject = 'person' | 'company'

/** Target lists hold both: one wants to reach somebody, or anybody there. */
export const mayHold = (kind: SavedListKind, subject: Subject): boolean =>
  kind === 'targets' || (kind === 'people') === (subject === 'person')

export const refusalWords = (kind: 'people' | 'companies'): string =>
  kind === 'people'
    ? 'This collection holds people. Save a company to one of companies, or to a target list.'
    : 'This collection holds companies. Save a person to one of people, or to a target list.'
