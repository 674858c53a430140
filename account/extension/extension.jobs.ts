import { z } from 'zod'
import { job } from '@wellmet/platform/jobs/job.ts'

/** Codes and tokens that open nothing any more, and installations that nobody connected. */
export const sweepExtensionJob = job('account.sweep-extension', z.object({}))
