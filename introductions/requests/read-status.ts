import { fail } from '@wellmet/platform/contract/problem.ts'
import { isRawStatus, rawStatuses, type RawStatus } from './vocabulary.rules.ts'

/** Fails with the accepted words. */
export function readStatus(word: string): RawStatus {
  if (isRawStatus(word)) return word
  const accepted = rawStatuses.join(', ')
  throw fail('unprocessable', `“${word}” is not a status. Use one of these: ${accepted}.`, {
    errors: [{ field: 'status', message: `takes ${accepted}` }],
  })
}
