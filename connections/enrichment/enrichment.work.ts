import { work, type Work } from '@wellmet/platform/jobs/job.ts'
import { sweepEnrichmentJob } from './enrichment.jobs.ts'
import { answerLastsMs } from './enrichment.rules.ts'
import { sweepQuestions } from './enrichment.store.ts'

export const enrichmentWork: Work[] = [
  work(sweepEnrichmentJob, async ({ tx, services }) => {
    await sweepQuestions(tx, { before: new Date(services.now().getTime() - answerLastsMs) })
  }),
]
