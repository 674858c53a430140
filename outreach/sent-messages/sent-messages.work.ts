import { attempt, work, type Work } from '@wellmet/platform/jobs/job.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { enqueueDueMessages } from './find-due-messages.ts'
import { sendMessage } from './send-message.ts'
import { deleteOldMessagesJob, findDueMessagesJob, sendMessageJob } from './sent-messages.jobs.ts'
import { deleteMessagesBefore, deleteTextsBefore } from './sent-messages.store.ts'

const daysKept = 90
const textDaysKept = 14

export const sentMessagesWork: Work[] = [
  attempt(sendMessageJob, ({ services }, { messageId }) => sendMessage(services, messageId)),
  work(findDueMessagesJob, (context) => enqueueDueMessages(context)),
  work(deleteOldMessagesJob, async ({ tx, services }) => {
    await deleteTextsBefore(tx, { before: addDays(services.now(), -textDaysKept) })
    await deleteMessagesBefore(tx, { before: addDays(services.now(), -daysKept) })
  }),
]
