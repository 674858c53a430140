import { z } from 'zod'
import { job } from '@wellmet/platform/jobs/job.ts'

export const backUpJob = job('database.back-up', z.object({}))
export const drillRestoreJob = job('database.drill-restore', z.object({}))
export const journalDeletionsJob = job('database.journal-deletions', z.object({}))
