import { fail } from '@wellmet/platform/contract/problem.ts'
import { formatList } from '@wellmet/platform/messages/formats.ts'
import { requestsMessages } from './requests.messages.ts'
import { isRawStatus, rawStatuses, type RawStatus } from '../stages/stages.rules.ts'

/** Fails with the accepted words. */
export function readStatus(word: string): RawStatus {
  if (isRawStatus(word)) return word
  const message = requestsMessages.notAStatus({ word, accepted: formatList(rawStatuses, 'disjunction') })
  throw fail('unprocessable', message, { errors: [{ field: 'status', message }] })
}
