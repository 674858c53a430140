import { fold } from '@wellmet/network/people/words.rules.ts'
import { searchText } from '../../shell/search-text.ts'
import type { Contact } from './contact-shapes.ts'

export const strengthChoices = ['strong', 'good', 'fair', 'weak', 'unknown'] as const
export const freshnessChoices = ['fresh', 'warm', 'cooling', 'dormant', 'unknown'] as const
export const evidenceChoices = ['messages', 'meetings', 'none'] as const

/** Part of the address, so that whoever opens a contact and goes back finds the same list. Nothing chosen is everybody. */
export type ContactFilter = {
  q?: string
  strength?: (typeof strengthChoices)[number]
  freshness?: (typeof freshnessChoices)[number]
  evidence?: (typeof evidenceChoices)[number]
}

export const oneOf = <Choice extends string>(choices: readonly Choice[], value: unknown): Choice | undefined =>
  choices.find((choice) => choice === value)

export const readFilter = (search: Record<string, unknown>): ContactFilter => {
  const q = searchText(search['q'])
  const strength = oneOf(strengthChoices, search['strength'])
  const freshness = oneOf(freshnessChoices, search['freshness'])
  const evidence = oneOf(evidenceChoices, search['evidence'])
  return {
    ...(q ? { q } : {}),
    ...(strength ? { strength } : {}),
    ...(freshness ? { freshness } : {}),
    ...(evidence ? { evidence } : {}),
  }
}

export const isFiltering = ({ q = '', strength, freshness, evidence }: ContactFilter): boolean =>
  fold(q) !== '' || strength !== undefined || freshness !== undefined || evidence !== undefined

const evidenceFits = {
  messages: ({ messages }: Contact) => messages > 0,
  meetings: ({ meetings }: Contact) => meetings > 0,
  none: ({ messages, meetings }: Contact) => messages === 0 && meetings === 0,
} as const

/** Every word typed begins a word of what is known of them: "jo wit" finds Joost de Wit. */
const textFits = ({ name, title, company, location }: Contact, words: readonly string[]): boolean => {
  const text = ` ${fold([name, title, company, location].join(' '))}`
  return words.every((word) => text.includes(` ${word}`))
}

export const filterContacts = (contacts: readonly Contact[], filter: ContactFilter): readonly Contact[] => {
  if (!isFiltering(filter)) return contacts
  const { q = '', strength, freshness, evidence } = filter
  const words = fold(q).split(' ').filter(Boolean)
  return contacts.filter(
    (contact) =>
      (strength === undefined || contact.strengthLabel === strength) &&
      (freshness === undefined || contact.freshness === freshness) &&
      (evidence === undefined || evidenceFits[evidence](contact)) &&
      textFits(contact, words),
  )
}
