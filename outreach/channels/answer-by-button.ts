import { replyToAsk } from '@wellmet/introductions/asks/reply-to-ask.ts'
import type { MemberReply } from '@wellmet/introductions/asks/asks.contract.ts'
import { Problem } from '@wellmet/platform/contract/problem.ts'
import { outranks } from '@wellmet/platform/http/access.rules.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { asOwner } from './as-owner.ts'
import { readButtonValue } from './button-value.rules.ts'
import type { ButtonAnswer, ChannelPlatform } from './channels.contract.ts'
import { showAnswerJob } from './channels.jobs.ts'
import { lockAnswerable, saveAnswer } from './channels.store.ts'

export interface Click {
  platform: ChannelPlatform
  /** Who clicked, as their account is known. */
  subject: string
  value: string
}

const replies: Readonly<Record<ButtonAnswer, MemberReply>> = {
  accept: { reply: 'accept', with: 'introduce' },
  later: { reply: 'later' },
  decline: { reply: 'decline' },
}

/**
 * Answers an ask as the app does, for the member whose own account was clicked. Any other click does nothing, and neither
 * does a second one. What was answered meanwhile is said to be over.
 */
export async function answerByButton(services: Services, { platform, subject, value }: Click): Promise<void> {
  const read = readButtonValue(value)
  if (!read) return
  const { messageId: id, answer } = read
  const { system } = services.database
  // As the system: who may answer is read from the message and from the account that it went to
  const row = await system.asSystem((tx) => lockAnswerable(tx, { id }))
  if (row?.platform !== platform || row.subject !== subject || row.about === null || row.answer !== null) return
  // What the workspace demands of those who come in is not shown by a click.
  if (!outranks(row.role, 'member') || row.lacksSecondFactor || row.lacksSignOn) return
  const { workspaceId, userId, about, emailVerified } = row
  const call = { db: asOwner(services, row), services, viewer: { workspaceId, userId, emailVerified } }
  const isOver = await replyToAsk(call, about, replies[answer]).then(
    () => false,
    (error: unknown) => {
      if (error instanceof Problem && error.status < 500) return true
      throw error
    },
  )
  // As the system: notes what was clicked
  await system.asSystem(async (tx) => {
    if ((await saveAnswer(tx, { id, answer: isOver ? 'over' : answer })) === 0) return
    await enqueue(tx, showAnswerJob, { messageId: id, workspaceId })
  })
}
