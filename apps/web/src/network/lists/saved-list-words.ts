import type { SavedList, SavedListKind } from '@wellmet/discovery/lists/saved-lists.contract.ts'
import { count } from '../contacts/contact-words.ts'

export const kindWords: Record<SavedListKind, { label: string; about: string }> = {
  people: { label: 'People', about: 'People whom you want to find again.' },
  companies: { label: 'Companies', about: 'Companies that you want to find again.' },
  targets: {
    label: 'Targets',
    about: 'Whom and where you want to get in: decides who to invite next, and counts for missions.',
  },
}

const peopleWords = (people: number): string => (people === 1 ? '1 person' : `${count(people)} people`)
const companyWords = (companies: number): string => (companies === 1 ? '1 company' : `${count(companies)} companies`)

/** "3 people, 1 company"; "nobody yet" where there could be somebody. */
export const sizeWords = ({ kind, people, companies }: Pick<SavedList, 'kind' | 'people' | 'companies'>): string => {
  if (people + companies === 0) return kind === 'companies' ? 'no company yet' : 'nobody yet'
  return [people > 0 ? peopleWords(people) : '', companies > 0 ? companyWords(companies) : '']
    .filter(Boolean)
    .join(', ')
}

/** "3 people, 1 company." as a sentence of its own. */
export const sizeSentence = (savedList: Parameters<typeof sizeWords>[0]): string => {
  const words = sizeWords(savedList)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}

/** Which kind a new collection has that is begun by saving this. */
export const kindFor = (subject: 'person' | 'company'): SavedListKind => (subject === 'person' ? 'people' : 'companies')
