import { fail, type Problem } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Call } from '@wellmet/platform/http/serve.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { findAskOf, type AskOfRequest } from '../asks/find-ask.ts'
import type { Purpose } from '../guest-links/guest-links.rules.ts'
import { isSuppressed } from '@wellmet/platform/mail/suppress-mailbox.ts'
import { findRevoked, openGuestLink } from '../guest-links/open-guest-link.ts'
import { guestPagesMessages } from './guest-pages.messages.ts'
import { isForThisStage, type GuestRequest } from './guest-pages.rules.ts'

export interface OpenedPage extends AskOfRequest {
  purpose: Purpose
  tokenHash: Buffer
  standing: GuestRequest
}

/**
 * Runs `work` with what the token opens, in one transaction. It runs as the system, because a guest has no account that a
 * policy could know. Fails as `openGuestPage` does, before `work` begins.
 */
export const withGuestPage = <T>(
  { db, services }: Call,
  token: string,
  purposes: readonly Purpose[],
  work: (tx: Tx, opened: OpenedPage) => Promise<T>,
  // As the system: a guest has no account; the token is checked first
): Promise<T> => db.asSystem(async (tx) => work(tx, await openGuestPage(tx, services, token, purposes)))

/**
 * What the token opens, for one of these purposes. Every other token fails with the same words, except one that worked
 * once: then the request is closed, or the connector wanted no more email.
 */
export async function openGuestPage(
  tx: Tx,
  services: Services,
  token: string,
  purposes: readonly Purpose[],
): Promise<OpenedPage> {
  const link = await openGuestLink(tx, services, token)
  if (!link && (await wantedNoEmail(tx, services, token))) throw closedByNever()
  const known = link ?? (await findRevoked(tx, token))
  const found = known && purposes.includes(known.purpose) ? await findAskOf(tx, known.requestId) : null
  if (!known || !found) throw notValid()
  const standing = standingOf(found, services.now())
  if (!isForThisStage(known.purpose, standing)) throw requestClosed()
  if (!link || link.createdAt < found.ask.askedAt) throw notValid()
  return { purpose: link.purpose, tokenHash: link.tokenHash, ...found, standing }
}

export const standingOf = ({ request, ask }: AskOfRequest, now: Date): GuestRequest => ({
  stage: request.stage,
  hasReplied: request.repliedAt !== null && request.repliedAt >= ask.askedAt,
  repliedWith: request.repliedWith,
  isPostponed: request.snoozedUntil !== null && request.snoozedUntil > now,
  targetConsent: ask.targetConsent,
})

const notValid = (): Problem => fail('link_not_valid', guestPagesMessages.linkNotValid())

/** Whoever has a link that worked once may know that there is nothing left to answer. */
const requestClosed = (): Problem =>
  fail('link_not_valid', guestPagesMessages.requestClosed(), { errors: [{ field: 'token', message: 'closed' }] })

async function wantedNoEmail(tx: Tx, services: Services, token: string): Promise<boolean> {
  const link = await findRevoked(tx, token)
  const address = link?.purpose === 'connector' ? (await findAskOf(tx, link.requestId))?.request.connectorAddress : null
  return typeof address === 'string' && isSuppressed(tx, services, address)
}

const closedByNever = (): Problem =>
  fail('link_not_valid', guestPagesMessages.askedForNoEmail(), { errors: [{ field: 'token', message: 'no_email' }] })
