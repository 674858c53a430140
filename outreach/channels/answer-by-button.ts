import { replyToAsk } from '@wellmet/introductions/asks/reply-to-ask.ts'
import type { MemberReply } from '@wellmet/introductions/asks/asks.contract.ts'
import { fail, Problem } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { outranks } from '@wellmet/platform/http/access.rules.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { asOwner } from './as-owner.ts'
import { readButtonValue } from './button-value.rules.ts'
import type { ButtonAnswer, ChannelPlatform } from './channels.contract.ts'
import { showAnswerJob } from './channels.jobs.ts'
import { channelsMessages } from './channels.messages.ts'
import { lockAnswerable, replaceAnswer, saveAnswer } from './channels.store.ts'

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
export async function answerByButton(services: Services, click: Click): Promise<void> {
  const read = readButtonValue(click.value)
  if (!read) return
  const { messageId: id, answer } = read
  const { system } = services.database
  // As the system: who may answer is read from the message and from the account that it went to
  const row = await system.asSystem((tx) => claimClick(tx, { id, answer, click }))
  if (!row) return
  const { workspaceId, userId, about, emailVerified } = row
  const call = { db: asOwner(services, row), services, viewer: { workspaceId, userId, emailVerified } }
  const kept = await replyToAsk(call, about, replies[answer]).then(
    () => answer,
    (error: unknown) => {
      if (error instanceof Problem && error.status < 500) return 'over' as const
      services.log.error({ err: error }, 'a reply by a button was not saved')
      return null
    },
  )
  // As the system: notes what became of the click
  await system.asSystem(async (tx) => {
    await replaceAnswer(tx, { id, answer: kept })
    if (kept !== null) await enqueue(tx, showAnswerJob, { messageId: id, workspaceId })
  })
  if (kept === null) throw fail('unavailable', channelsMessages.notAnswered())
}

interface Claim {
  id: string
  answer: ButtonAnswer
  click: Click
}

/** The first click of those who may. What the workspace demands of people who come in is not shown by a click. */
async function claimClick(tx: Tx, { id, answer, click }: Claim) {
  const row = await lockAnswerable(tx, { id })
  if (row?.platform !== click.platform || row.subject !== click.subject || row.about === null) return null
  if (!outranks(row.role, 'member') || row.lacksSecondFactor || row.lacksSignOn) return null
  return (await saveAnswer(tx, { id, answer })) === 0 ? null : { ...row, about: row.about }
}
