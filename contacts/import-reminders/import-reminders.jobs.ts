import { z } from 'zod'
import { job } from '@wellmet/platform/jobs/job.ts'

export const sendImportReminderJob = job('contacts.send-import-reminder', z.object({ networkId: z.int() }))
