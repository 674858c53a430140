import { attempt, work, type Work } from '@wellmet/platform/jobs/job.ts'
import { sweepExportsJob, writeExportJob } from './exports.jobs.ts'
import { deleteExpiredExports } from './exports.store.ts'
import { writeExport } from './write-export.ts'

export const exportsWork: Work[] = [
  attempt(writeExportJob, ({ services, attempt: { last } }, asked) => writeExport(services, asked, { last })),
  work(sweepExportsJob, async ({ tx, services }) => void (await deleteExpiredExports(tx, { now: services.now() }))),
]
