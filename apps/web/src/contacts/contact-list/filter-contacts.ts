import type { FreshnessLabel } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { fold } from '@wellmet/identity/names/words.rules.ts'
import { allOf, SearchChoice, type SearchOf, searchParams, SearchText, SearchWords } from '../../kit/search-params.ts'
import { strengthLabels } from '../../kit/strength-labels.ts'

const freshnessLabels = allOf<FreshnessLabel>({ fresh: true, warm: true, cooling: true, dormant: true, unknown: true })

export const evidenceChoices = ['messages', 'meetings', 'none'] as const

/** The API accepts no longer text. */
export const longestQuery = 200

/** Part of the address, so that the list is the same after opening a contact and going back. */
export const ContactFilter = searchParams({
  q: SearchWords(longestQuery),
  strength: SearchChoice(strengthLabels),
  freshness: SearchChoice(freshnessLabels),
  evidence: SearchChoice(evidenceChoices),
  company: SearchText,
  source: SearchText,
  tag: SearchText,
})
export type ContactFilter = SearchOf<typeof ContactFilter>

/** False for punctuation alone: the API finds everyone by it. */
export const isFiltering = ({ q = '', ...others }: ContactFilter): boolean =>
  fold(q) !== '' || Object.values(others).some((value) => value !== undefined)
