import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { HookContext } from '@wellmet/platform/events/hook.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { mailboxKey } from '@wellmet/platform/mail/mailbox.ts'
import type { StopReason } from './sequences.contract.ts'
import {
  clearAddress,
  erasePeople,
  findMailAddress,
  listAboutRequest,
  stopOwn,
  stopSequence,
  stopToMailbox,
} from './sequences.store.ts'
import { stopReasonOf } from './stop-reason.rules.ts'

/** One, or every one of the viewer. */
export const stopOwnSequences = (
  { db, services, viewer: { userId, workspaceId } }: MemberCall,
  requestId: string | undefined,
): Promise<{ stopped: number }> =>
  // As the system: members have no right to write here, because what was handed over is counted
  db.asSystem(async (tx) => {
    const stopped = await stopOwn(tx, { userId, workspaceId, requestId: requestId ?? null, now: services.now() })
    if (requestId !== undefined && stopped === 0) throw notFound('follow-up')
    return { stopped }
  })

/** Something happened to a request: an answer, a no, a meeting, or its end. As the system. */
export async function stopAfterChange({ tx, services }: HookContext, requestId: string): Promise<void> {
  for (const sequence of await listAboutRequest(tx, { requestId })) {
    const reason = stopReasonOf(sequence)
    if (reason === null) continue
    await stopSequence(tx, { id: sequence.id, reason, now: services.now() })
    if (reason === 'erased') await clearAddress(tx, { id: sequence.id })
  }
}

/** An email of the server to them was refused: theirs will not arrive either. As the system. */
export async function stopAfterBounce(context: HookContext, mailId: string): Promise<void> {
  const mail = await findMailAddress(context.tx, { mailId })
  if (mail) await stopTo(context, mailboxKey(context.services, mail.address), 'bounce')
}

/** As the system. */
export const stopTo = ({ tx, services }: HookContext, mailbox: Buffer, reason: StopReason): Promise<unknown> =>
  stopToMailbox(tx, { mailbox, reason, now: services.now() })

/** By the keys of their addresses; of one member's, or of everybody's. As the system. */
export const eraseFromSequences = (tx: Tx, now: Date, keys: readonly string[], userId: string | null) =>
  erasePeople(tx, { keys: [...keys], userId, now })
