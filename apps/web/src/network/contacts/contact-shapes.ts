import type { components } from '../../api/schema.gen.ts'

export type Contact = components['schemas']['Contact']
export type ContactPage = components['schemas']['ContactPage']
export type Evidence = ContactPage['evidence'][number]
export type StrengthReceipt = components['schemas']['StrengthReceipt']
export type Step = StrengthReceipt['steps'][number]
export type WarmthMonth = ContactPage['warmth'][number]
