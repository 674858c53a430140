import { attempt, type Work } from '@wellmet/platform/jobs/job.ts'
import { readImportJob } from './imports.jobs.ts'
import { readImport } from './read-import.ts'

export const importsWork: Work[] = [attempt(readImportJob, ({ services }, uploaded) => readImport(services, uploaded))]
