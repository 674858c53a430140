import { usersMessages } from '@wellmet/account/users/users.messages.ts'

/** First answers, given while typing; the API has the last word and is shown at the same fields. */
export const nameRule = (name: string): string | null => (name.trim() === '' ? usersMessages.nameMissing() : null)
export const emailRule = (email: string): string | null =>
  /^\S+@\S+\.\S+$/u.test(email.trim()) ? null : usersMessages.emailInvalid()
export const passwordRule = (password: string): string | null =>
  password === '' ? usersMessages.passwordMissing() : null
