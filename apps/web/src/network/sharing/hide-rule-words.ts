import type { HideRule } from '@wellmet/contacts/hidden-contacts/hide-rules.contract.ts'
import { contactsWords } from './sharing-words.ts'

export type HideRuleKind = HideRule['kind']

export const hideRuleName = ({ contact, company, domain }: HideRule): string => contact?.name ?? company ?? domain ?? ''

const about: Record<HideRuleKind, string> = {
  contact: 'one person',
  company: 'everybody at this company',
  domain: 'everybody with an address there',
}

/** "everybody at this company, 12 contacts so far". */
export const hideRuleAbout = ({ kind, contacts }: HideRule): string =>
  kind === 'contact' ? about.contact : `${about[kind]}, ${contactsWords(contacts)} so far`

/** What is said when it has been done. */
export const hiddenWords = (hideRule: HideRule): string =>
  hideRule.kind === 'contact'
    ? `${hideRuleName(hideRule)} is hidden now. Nobody else sees them.`
    : `${hideRuleName(hideRule)} is hidden now, with ${contactsWords(hideRule.contacts)}. Nobody else sees them.`
