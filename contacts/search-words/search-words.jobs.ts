import { z } from 'zod'
import { job } from '@wellmet/platform/jobs/job.ts'

/** By the clock: finds the networks whose words are of an earlier version. Without any it does nothing. */
export const refreshSearchWordsJob = job('contacts.refresh-search-words', z.object({}))

/** One step of a network: the contacts after the one that the step before ended with. */
export const rewordContactsJob = job(
  'contacts.reword-contacts',
  z.object({ networkId: z.int(), after: z.string().optional() }),
)
