import { z } from 'zod'
import { job } from '@wellmet/platform/jobs/job.ts'

/** Codes and tokens of connected apps that open nothing any more. */
export const sweepConnectedAppsJob = job('account.sweep-connected-apps', z.object({}))
