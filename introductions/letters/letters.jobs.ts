import { z } from 'zod'
import { job, work, type Work } from '@wellmet/platform/jobs/job.ts'
import { remindConnector, remindConnectorJob } from './write-to-connector.ts'
import { sweepLinks } from './letters.store.ts'

/** By the clock: links that nobody can open any more. */
export const sweepLinksJob = job('introductions.sweep-links', z.object({}))

export const lettersWork: Work[] = [
  work(remindConnectorJob, (context, { requestId }) => remindConnector(context, requestId)),
  work(sweepLinksJob, async ({ tx, services }) => {
    await sweepLinks(tx, { before: services.now() })
  }),
]
