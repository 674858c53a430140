import { passwordRefusal } from '@wellmet/account/users/passwords.rules.ts'

/** Apart from the rules of other fields: it needs the contract, and who signs in does not. */
export const newPasswordRule = (password: string, user = { name: '', email: '' }): string | null =>
  passwordRefusal(password, user)
