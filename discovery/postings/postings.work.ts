import { directoryId } from '@wellmet/contacts/directory/directory.rules.ts'
import { work, type Work } from '@wellmet/platform/jobs/job.ts'
import { saveOutdatedPostingsJob, savePostingsJob } from './postings.jobs.ts'
import { requestAllOutdatedPostings } from './request-postings.ts'
import { saveDirectoryPostings, saveOutdatedPostings, savePostings } from './save-postings.ts'

export const postingsWork: Work[] = [
  work(savePostingsJob, async ({ tx, services }, { networkId }) => {
    if (networkId !== directoryId) return savePostings(tx, networkId)
    await saveDirectoryPostings(tx)
    await requestAllOutdatedPostings(tx, services.now())
  }),
  work(saveOutdatedPostingsJob, ({ tx, services }) => saveOutdatedPostings(tx, services.now())),
]
