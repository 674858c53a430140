import { fold } from '@wellmet/network/people/words.rules.ts'
import { searchText } from '../../shell/search-text.ts'

export const strengthChoices = ['strong', 'good', 'fair', 'weak', 'unknown'] as const
export const freshnessChoices = ['fresh', 'warm', 'cooling', 'dormant', 'unknown'] as const
export const evidenceChoices = ['messages', 'meetings', 'none'] as const

/** Part of the address, so that the list is the same after opening a contact and going back. */
export type ContactFilter = {
  q?: string
  strength?: (typeof strengthChoices)[number]
  freshness?: (typeof freshnessChoices)[number]
  evidence?: (typeof evidenceChoices)[number]
  company?: string
  source?: string
}

export const oneOf = <Choice extends string>(choices: readonly Choice[], value: unknown): Choice | undefined =>
  choices.find((choice) => choice === value)

/** The API accepts no longer text. */
export const longestQuery = 200

/** Leaves out what is no filter. */
export const readFilter = (search: Record<string, unknown>): ContactFilter => {
  const q = searchText(search['q'])?.slice(0, longestQuery)
  const strength = oneOf(strengthChoices, search['strength'])
  const freshness = oneOf(freshnessChoices, search['freshness'])
  const evidence = oneOf(evidenceChoices, search['evidence'])
  const company = searchText(search['company'])
  const source = searchText(search['source'])
  return {
    ...(q ? { q } : {}),
    ...(strength ? { strength } : {}),
    ...(freshness ? { freshness } : {}),
    ...(evidence ? { evidence } : {}),
    ...(company ? { company } : {}),
    ...(source ? { source } : {}),
  }
}

/** False for punctuation alone: the API finds everyone by it. */
export const isFiltering = ({ q = '', ...others }: ContactFilter): boolean =>
  fold(q) !== '' || Object.keys(others).length > 0
