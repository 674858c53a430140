import { FreshnessLabel, StrengthLabel } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { fold } from '@wellmet/identity/names/words.rules.ts'
import { z } from 'zod'
import { SearchChoice, SearchText, SearchWords } from '../../kit/search-params.ts'

export const evidenceChoices = ['messages', 'meetings', 'none'] as const

/** The API accepts no longer text. */
export const longestQuery = 200

/** Part of the address, so that the list is the same after opening a contact and going back. */
export const ContactFilter = z.object({
  q: SearchWords(longestQuery),
  strength: SearchChoice(StrengthLabel.options),
  freshness: SearchChoice(FreshnessLabel.options),
  evidence: SearchChoice(evidenceChoices),
  company: SearchText,
  source: SearchText,
})
export type ContactFilter = z.output<typeof ContactFilter>

/** False for punctuation alone: the API finds everyone by it. */
export const isFiltering = ({ q = '', ...others }: ContactFilter): boolean =>
  fold(q) !== '' || Object.values(others).some((value) => value !== undefined)
