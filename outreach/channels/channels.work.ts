import { attempt, work, type Work } from '@wellmet/platform/jobs/job.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { messageDays } from './channels.contract.ts'
import { sendChannelMessageJob, showAnswerJob, sweepChannelsJob } from './channels.jobs.ts'
import { deleteMessagesBefore, deleteOldLinks } from './channels.store.ts'
import { deliverMessage } from './deliver-message.ts'
import { showAnswer } from './show-answer.ts'

export const channelsWork: Work[] = [
  attempt(sendChannelMessageJob, ({ services }, { messageId }) => deliverMessage(services, messageId)),
  attempt(showAnswerJob, ({ services }, { messageId }) => showAnswer(services, messageId)),
  work(sweepChannelsJob, async ({ tx, services }) => {
    const now = services.now()
    await deleteOldLinks(tx, { now })
    await deleteMessagesBefore(tx, { before: addDays(now, -messageDays) })
  }),
]
