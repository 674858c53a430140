import { replyToAsk } from '@wellmet/introductions/asks/reply-to-ask.ts'
import type { MemberReply } from '@wellmet/introductions/asks/asks.contract.ts'
import { fail, Problem } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { asSystem } from '@wellmet/platform/database/database.ts'
import { outranks } from '@wellmet/platform/http/access.rules.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { asOwner } from './as-owner.ts'
import { readButtonValue } from './button-value.rules.ts'
import type { ButtonAnswer, ChannelPlatform } from './channels.contract.ts'
import { showAnswerJob } from './channels.jobs.ts'
import { channelsMessages } from './channels.messages.ts'
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
export async function answerByButton(services: Services, click: Click): Promise<void> {
  const read = readButtonValue(click.value)
  if (!read) return
  const { messageId: id, answer } = read
  const { system } = services.database
  // As the system: who may answer is read from the message and from the account that it went to
  const found = await system.asSystem((tx) => findClick(tx, { id, click }))
  if (!found) return
  const { workspaceId, userId, about, emailVerified } = found
  const db = asOwner(services, found)
  const call = { db, services, viewer: { workspaceId, userId, emailVerified } }
  const noteAnswer = async (tx: Tx, kept: ButtonAnswer | 'over'): Promise<boolean> => {
    if ((await saveAnswer(tx, { id, answer: kept })) === 0) return false
    await enqueue(tx, showAnswerJob, { messageId: id, workspaceId })
    return true
  }
  try {
    // The click and the reply are saved together: a process that dies leaves the buttons as they were.
    await db.transaction(async (tx) => {
      // As the system: no member notes what became of a click
      if (await asSystem(tx, (own) => noteAnswer(own, answer))) await replyToAsk(call, about, replies[answer])
    })
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) {
      services.log.error({ err: error }, 'a reply by a button was not saved')
      throw fail('unavailable', channelsMessages.notAnswered())
    }
    // As the system: the same, for an ask that was answered meanwhile
    await system.asSystem((tx) => noteAnswer(tx, 'over'))
  }
}

/** Of those who may. What the workspace demands of people who come in is not shown by a click. */
async function findClick(tx: Tx, { id, click }: { id: string; click: Click }) {
  const row = await lockAnswerable(tx, { id })
  if (row?.platform !== click.platform || row.subject !== click.subject || row.about === null) return null
  if (!outranks(row.role, 'member') || row.lacksSecondFactor || row.lacksSignOn || row.answer !== null) return null
  return { ...row, about: row.about }
}
