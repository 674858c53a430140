import { isAPIError } from 'better-auth/api'
import { fail, type Problem, type ProblemCode } from '@wellmet/platform/contract/problem.ts'
import { usersMessages } from './users.messages.ts'

const meanings: Record<string, [code: ProblemCode, detail: () => string]> = {
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: ['email_taken', usersMessages.emailTaken],
  INVALID_TOKEN: ['link_not_valid', usersMessages.linkUsedOrExpired],
  TOKEN_EXPIRED: ['link_not_valid', usersMessages.linkExpired],
  USER_NOT_FOUND: ['link_not_valid', usersMessages.linkUsedOrExpired],
  // The address is locked while a user is made, so this is never a duplicate: the database failed underneath.
  FAILED_TO_CREATE_USER: ['unavailable', usersMessages.notSaved],
}

/** Translates better-auth's errors into our own. An unknown one is thrown as it is and becomes a 500. */
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
  if (!known) return undefined
  const [code, detail] = known
  return fail(code, detail())
}
