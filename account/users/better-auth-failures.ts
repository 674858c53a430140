import { isAPIError } from 'better-auth/api'
import { fail, type Problem, type ProblemCode } from '@wellmet/platform/contract/problem.ts'

const meanings: Record<string, [ProblemCode, string]> = {
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: ['email_taken', 'Sign in instead, or choose a new password if you forgot it.'],
  INVALID_EMAIL_OR_PASSWORD: ['wrong_credentials', 'The e-mail address and the password do not belong together.'],
  INVALID_TOKEN: ['link_not_valid', 'It was used already, or it expired. Ask for a new one.'],
  TOKEN_EXPIRED: ['link_not_valid', 'It expired. Ask for a new one.'],
  USER_NOT_FOUND: ['link_not_valid', 'It was used already, or it expired. Ask for a new one.'],
  // The address is locked while a user is made, so this is never a duplicate: the database failed underneath.
  FAILED_TO_CREATE_USER: ['unavailable', 'Nothing was saved. Try again shortly.'],
}

/** better-auth's errors in our closed list; one that we do not know stays what it is and becomes a 500. */
export async function inOurWords<T>(calling: Promise<T>): Promise<T> {
  try {
    return await calling
  } catch (error) {
    throw translated(error) ?? error
  }
}

function translated(error: unknown): Problem | undefined {
  if (!isAPIError(error)) return undefined
  const known = meanings[String(error.body?.code)]
  return known && fail(...known)
}
