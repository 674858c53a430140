import type { ContactPage, StrengthReceipt } from '@wellmet/contacts/contact-list/contacts.contract.ts'

export type Evidence = ContactPage['evidence'][number]
export type Step = StrengthReceipt['steps'][number]
export type WarmthMonth = ContactPage['warmth'][number]
