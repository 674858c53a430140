import { fail } from '@wellmet/platform/contract/problem.ts'
import { isLeakedPassword } from './leaked-passwords.ts'
import { passwordRefusal } from './passwords.rules.ts'
import { usersMessages } from './users.messages.ts'

/** Throws 422 at the field for a password that is guessed soon. */
export function refuseWeakPassword(
  field: 'password' | 'newPassword',
  password: string,
  user: { name: string; email: string },
): void {
  const message =
    passwordRefusal(password, user) ?? (isLeakedPassword(password) ? usersMessages.passwordLeaked() : null)
  if (message) throw fail('unprocessable', message, { errors: [{ field, message }] })
}
