import type { ContactPage, StrengthBreakdown } from '@wellmet/contacts/contact-list/contacts.contract.ts'

export type Evidence = ContactPage['evidence'][number]
export type Step = StrengthBreakdown['steps'][number]
export type WarmthMonth = ContactPage['warmth'][number]
