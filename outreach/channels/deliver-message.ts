import type { ChatMessage } from '@wellmet/connections/engine/chat.ts'
import { findConnectedAccount } from '@wellmet/connections/engine/find-connected-account.ts'
import { loggableError } from '@wellmet/connections/engine/loggable-error.ts'
import { withChat } from '@wellmet/connections/engine/open-chat.ts'
import {
  AccessEnded,
  MessageRefused,
  NotPermitted,
  ProviderFailed,
  SlowDown,
} from '@wellmet/connections/engine/provider-errors.ts'
import { stopAccount } from '@wellmet/connections/engine/stop-account.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { neverLeft, OutboundError } from '@wellmet/platform/outbound/outbound-error.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { asOwner } from './as-owner.ts'
import { claimMessage, findMessageState, releaseMessage, settleMessage } from './channels.store.ts'
import { chatOf, chatProvider } from './chat-providers.ts'
import type { FailureReason } from './message-states.rules.ts'
import { buttonValue } from './button-value.rules.ts'
import { openContent, type MessageContent } from './message-content.ts'
import { planMessage } from './queue-message.ts'

type Outcome =
  | { is: 'sent' | 'accepted'; ref: string | null }
  | { is: 'failed'; reason: FailureReason }
  | { is: 'unknown' }
  | { is: 'later'; until: Date }

type Claimed = NonNullable<Awaited<ReturnType<typeof claimMessage>>>

/**
 * Sends one message at most once. The claim is committed first: a run that finds a message claimed knows that an earlier one
 * died in between, and leaves it as unknown, because no platform can be asked whether it is there.
 */
export async function deliverMessage(services: Services, messageId: string): Promise<void> {
  const { system } = services.database
  // As the system: sends what members wrote, through accounts of others
  const claimed = await system.asSystem((tx) => claimMessage(tx, { id: messageId }))
  // As the system: notes what became of it
  if (!claimed) return await system.asSystem((tx) => giveUp(tx, services, messageId))
  const outcome = await attempt(services, messageId, claimed)
  // As the system: notes what became of it
  await system.asSystem((tx) => settle(tx, services, { messageId, claimed, outcome }))
}

async function giveUp(tx: Tx, services: Services, id: string): Promise<void> {
  const found = await findMessageState(tx, { id })
  if (found?.state !== 'sending') return
  await settleMessage(tx, { id, state: 'unknown', reason: null, ref: null, now: services.now() })
}

async function attempt(services: Services, id: string, claimed: Claimed): Promise<Outcome> {
  const { accountId, accountOwner, workspaceId, platform, place, sealedText, isMember } = claimed
  if (!isMember) return { is: 'failed', reason: 'left' }
  if (!accountId || !accountOwner || sealedText === null) return { is: 'failed', reason: 'no_account' }
  const db = asOwner(services, { userId: accountOwner, workspaceId })
  const row = await db.transaction((tx) => findConnectedAccount(tx, accountId))
  if (!row) return { is: 'failed', reason: 'no_account' }
  const provider = chatProvider(platform)
  const content = openContent(services, id, sealedText)
  try {
    const { ref } = await withChat(services, db, provider, row, (chat) => chat.send(toChatMessage(id, content, place)))
    return { is: chatOf(platform).confirms ? 'sent' : 'accepted', ref }
  } catch (error) {
    services.log.warn({ err: loggableError(error), provider: platform }, 'a message was not sent')
    return outcomeOf(error)
  }
}

const toChatMessage = (
  id: string,
  { text, link, buttons = [] }: MessageContent,
  place: string | null,
): ChatMessage => ({
  text,
  place,
  ...(link ? { link } : {}),
  buttons: buttons.map(({ label, answer }) => ({ label, value: buttonValue(id, answer) })),
})

/** What is not certainly unsent may have arrived. */
function outcomeOf(error: unknown): Outcome {
  if (error instanceof SlowDown) return { is: 'later', until: error.until }
  if (error instanceof AccessEnded) return { is: 'failed', reason: 'access_ended' }
  if (error instanceof MessageRefused) return { is: 'failed', reason: error.reason }
  if (error instanceof NotPermitted) return { is: 'failed', reason: 'refused' }
  const cause = error instanceof ProviderFailed ? error.cause : error
  if (cause instanceof OutboundError && neverLeft(cause)) return { is: 'failed', reason: 'not_reached' }
  return { is: 'unknown' }
}

interface Settled {
  messageId: string
  claimed: Claimed
  outcome: Outcome
}

async function settle(
  tx: Tx,
  services: Services,
  { messageId: id, claimed: { accountId, workspaceId }, outcome }: Settled,
): Promise<void> {
  const now = services.now()
  if (outcome.is === 'later') {
    await releaseMessage(tx, { id })
    if (accountId) await planMessage(tx, { messageId: id, workspaceId, accountId }, outcome.until)
    return
  }
  const reason = outcome.is === 'failed' ? outcome.reason : null
  await settleMessage(tx, { id, state: outcome.is, reason, ref: 'ref' in outcome ? outcome.ref : null, now })
  if (reason === 'access_ended' && accountId)
    await stopAccount(tx, services, accountId, 'expired', '/settings/channels')
}
