import { fail, type Problem } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { hashSecret, newSecret } from '@wellmet/platform/values/secret.ts'
import { stageOf } from '../requests/vocabulary.rules.ts'
import { isForThisStage, linkDays, type Purpose, type Standing } from './letters.rules.ts'
import {
  findRequestDetails,
  findLetter,
  findLink,
  insertLink,
  type RequestDetailsRow,
  type LetterRow,
} from './letters.store.ts'

const day = 86_400_000
const pages: Record<Purpose, string> = { connector: 'asked', target: 'reply', outcome: 'asked' }

/** The token is in the mail and nowhere else: what is kept cannot open anything. */
export async function makeLink(tx: Tx, services: Services, requestId: string, purpose: Purpose): Promise<string> {
  const token = newSecret()
  const now = services.now()
  const expiresAt = new Date(now.getTime() + linkDays[purpose] * day)
  await insertLink(tx, { tokenHash: hashSecret(token), requestId, purpose, now, expiresAt })
  return `${services.config.PUBLIC_URL}/${pages[purpose]}/${token}`
}

export interface Opened {
  purpose: Purpose
  tokenHash: Buffer
  request: RequestDetailsRow
  letter: LetterRow
  standing: Standing
}

/** What the token opens, for one of these purposes. Every token that does not is refused in the same words. */
export async function openLink(
  tx: Tx,
  services: Services,
  token: string,
  purposes: readonly Purpose[],
): Promise<Opened> {
  const tokenHash = hashSecret(token)
  const link = await findLink(tx, { tokenHash, now: services.now() })
  if (!link || !purposes.includes(link.purpose)) throw notValid()
  const { requestId, purpose } = link
  const [request, letter] = [await findRequestDetails(tx, { requestId }), await findLetter(tx, { requestId })]
  if (!request || !letter || link.createdAt < letter.askedAt) throw notValid()
  const standing = standingOf(request, letter, services.now())
  if (!isForThisStage(purpose, standing)) throw notValid()
  return { purpose, tokenHash, request, letter, standing }
}

export const standingOf = (request: RequestDetailsRow, letter: LetterRow, now: Date): Standing => ({
  stage: stageOf(request.rawStatus),
  hasAnswered: request.answeredAt !== null && request.answeredAt >= letter.askedAt,
  answeredWith: request.answeredWith,
  isPostponed: request.snoozedUntil !== null && request.snoozedUntil > now,
  targetAnswer: letter.targetAnswer,
})

const notValid = (): Problem =>
  fail(
    'link_not_valid',
    'It was cut short, has expired, or what it was about is settled. Open the newest mail, or write to who asked you.',
  )
