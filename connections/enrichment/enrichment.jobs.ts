import { z } from 'zod'
import { job } from '@wellmet/platform/jobs/job.ts'

/** By the clock, each night. */
export const sweepEnrichmentJob = job('connections.sweep-enrichment', z.object({}))
