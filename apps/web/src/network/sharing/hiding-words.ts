import type { Hiding } from '@wellmet/contacts/hidden-contacts/hidings.contract.ts'
import { contactsWords } from './sharing-words.ts'

export type HidingKind = Hiding['kind']

export const hidingName = ({ contact, company, domain }: Hiding): string => contact?.name ?? company ?? domain ?? ''

const about: Record<HidingKind, string> = {
  contact: 'one person',
  company: 'everybody at this company',
  domain: 'everybody with an address there',
}

/** "everybody at this company, 12 contacts so far". */
export const hidingAbout = ({ kind, contacts }: Hiding): string =>
  kind === 'contact' ? about.contact : `${about[kind]}, ${contactsWords(contacts)} so far`

/** What is said when it has been done. */
export const hiddenWords = (hiding: Hiding): string =>
  hiding.kind === 'contact'
    ? `${hidingName(hiding)} is hidden now. Nobody else sees them.`
    : `${hidingName(hiding)} is hidden now, with ${contactsWords(hiding.contacts)}. Nobody else sees them.`
