import { enqueue, type WorkContext } from '@wellmet/platform/jobs/job.ts'
import { sendKeyOf, sendMessageJob } from './sent-messages.jobs.ts'
import { freeLost, listDueMessages } from './sent-messages.store.ts'

const mostAtOnce = 500
/** Longer than all requests of one try together. */
const lostAfterMs = 3 * 60_000

/** Makes a job of each message that is due, also of those whose process died. */
export async function enqueueDueMessages({ tx, services }: WorkContext): Promise<void> {
  const now = services.now()
  const lost = await freeLost(tx, { now, before: new Date(now.getTime() - lostAfterMs) })
  if (lost > 0) services.log.warn({ messages: lost }, 'messages of members are tried again: their process stopped')
  for (const { id, workspaceId } of await listDueMessages(tx, { now, limit: mostAtOnce }))
    await enqueue(tx, sendMessageJob, { messageId: id, workspaceId }, { key: sendKeyOf(id) })
}
