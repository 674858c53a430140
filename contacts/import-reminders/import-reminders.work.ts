import { work, type Work } from '@wellmet/platform/jobs/job.ts'
import { sendImportReminderJob } from './import-reminders.jobs.ts'
import { sendReminder } from './send-reminder.ts'

export const importRemindersWork: Work[] = [work(sendImportReminderJob, sendReminder)]
