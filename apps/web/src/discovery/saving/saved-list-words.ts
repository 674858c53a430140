import type { SavedList, SavedListKind } from '@wellmet/discovery/lists/saved-lists.contract.ts'
import { savedListsMessages } from '@wellmet/discovery/lists/saved-lists.messages.ts'

/** "3 people, 1 company"; "Empty". */
export const sizeWords = ({ kind, people, companies }: Pick<SavedList, 'kind' | 'people' | 'companies'>): string => {
  if (people + companies === 0) return savedListsMessages.sizeNone({ kind })
  if (companies === 0) return savedListsMessages.sizePeople({ people })
  return people === 0
    ? savedListsMessages.sizeCompanies({ companies })
    : savedListsMessages.sizeBoth({ people, companies })
}

/** The kind of a new list that is created by saving this. */
export const kindFor = (subject: 'person' | 'company'): SavedListKind => (subject === 'person' ? 'people' : 'companies')
