import { signOnMessages } from '@wellmet/account/sign-on/sign-on.messages.ts'

/** What is wrong with a field that must not be empty. */
export const filledIn = (typed: string): string | null => (typed.trim() === '' ? signOnMessages.fieldMissing() : null)
