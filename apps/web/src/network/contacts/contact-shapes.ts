import type { ContactPage, StrengthReceipt } from '@wellmet/network/contacts/contacts.contract.ts'

export type Evidence = ContactPage['evidence'][number]
export type Step = StrengthReceipt['steps'][number]
export type WarmthMonth = ContactPage['warmth'][number]
