import { attempt, type Work } from '@wellmet/platform/jobs/job.ts'
import { readImportJob, undoImportJob } from './imports.jobs.ts'
import { readImport } from './read-import.ts'
import { undoImport } from './undo-import.ts'

export const importsWork: Work[] = [
  attempt(readImportJob, ({ services, attempt: { last } }, uploaded) => readImport(services, uploaded, { last })),
  attempt(undoImportJob, ({ services }, asked) => undoImport(services, asked)),
]
