import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { job } from '@wellmet/platform/jobs/job.ts'

/** Enqueued for every address, known or not, so that the request takes the same time for both. */
export const sendDataLinkJob = job('contacts.send-data-link', z.object({ email: z.string() }))
/** Deletes whoever has these keys from every network. The keys are keyed numbers that nobody can read. */
export const deleteEverywhereJob = job(
  'contacts.delete-everywhere',
  z.object({ deletionId: Id, keys: z.array(z.string()) }),
)
/** After workspaces arrived from another server: applies the objections of both servers to all networks. */
export const applyObjectionsJob = job('contacts.apply-objections', z.object({}))
