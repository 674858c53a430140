import { work, type Work } from '@wellmet/platform/jobs/job.ts'
import { sweepEnrichmentJob } from './enrichment.jobs.ts'
import { sweepEnrichment } from './sweep-enrichment.ts'

export const enrichmentWork: Work[] = [work(sweepEnrichmentJob, sweepEnrichment)]
