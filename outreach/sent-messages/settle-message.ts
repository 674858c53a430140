import { notify } from '@wellmet/account/notifications/notify.ts'
import { announce } from '@wellmet/platform/events/event.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type { MessageReason } from './sent-messages.contract.ts'
import { stepSent } from './sent-messages.events.ts'
import { sentMessagesMessages as m } from './sent-messages.messages.ts'
import { deleteCounted, markEnded, markSent, type MessageRow } from './sent-messages.store.ts'

/** What was said stays for two weeks, unless nobody may be written to with it any more. */
const withoutText: ReadonlySet<MessageReason> = new Set(['erased', 'unreachable', 'member'])
/** Its writer did it, or the page about it says so. */
const untold: ReadonlySet<MessageReason> = new Set(['member', 'erased'])

/** It left: the text is deleted in the same transaction. As the system. */
export async function settleSent(
  tx: Tx,
  services: Services,
  { id, userId, sequenceId, step }: MessageRow,
  threadId: string | null,
): Promise<void> {
  await markSent(tx, { id, threadId, now: services.now() })
  if (sequenceId !== null && step !== null) await announce(tx, stepSent, { sequenceId, step, userId })
}

/** It will not leave by itself. What certainly did not leave is not counted any more. As the system. */
export async function settleUnsent(
  tx: Tx,
  services: Services,
  row: MessageRow,
  state: 'failed' | 'stopped' | 'unknown',
  reason: MessageReason,
): Promise<void> {
  const { id, workspaceId, userId, address, sendId, sequenceId } = row
  await markEnded(tx, { id, state, reason, keepsText: !withoutText.has(reason), now: services.now() })
  // A follow-up counts from when its draft was handed over, whatever the member does with it.
  if (state !== 'unknown' && sendId !== null && sequenceId === null) await deleteCounted(tx, { id: sendId })
  if (untold.has(reason) || address === null) return
  await notify(tx, services, {
    userId,
    workspaceId,
    kind: 'introduction.due',
    title: (state === 'unknown' ? m.unknownTitle : m.notSentTitle).message({ address }),
    body: [bodyOf(reason)],
    link: '/introductions/follow-ups',
    dedupeKey: `message:${id}:${reason}`,
  })
}

const bodies = {
  access: m.failedAccess,
  refused: m.failedRefused,
  no_answer: m.failedNoAnswer,
  gone: m.lookInSent,
  reply: m.stoppedReply,
  meeting: m.stoppedMeeting,
  no: m.stoppedNo,
  unreachable: m.stoppedUnreachable,
  not_allowed: m.stoppedNotAllowed,
  erased: m.stoppedErased,
  ended: m.stoppedEnded,
  member: m.stoppedMember,
} as const satisfies Record<MessageReason, unknown>

const bodyOf = (reason: MessageReason) => bodies[reason].message()
