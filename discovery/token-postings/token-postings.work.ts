import { directoryId } from '@wellmet/contacts/directory/directory.rules.ts'
import { work, type Work } from '@wellmet/platform/jobs/job.ts'
import { countTokens } from './count-tokens.ts'
import { saveDirectoryPostings, savePostings } from './save-postings.ts'
import { countTokensJob, savePostingsJob } from './token-postings.jobs.ts'

export const tokenPostingsWork: Work[] = [
  work(savePostingsJob, ({ tx }, { networkId }) =>
    networkId === directoryId ? saveDirectoryPostings(tx) : savePostings(tx, networkId),
  ),
  work(countTokensJob, async ({ tx }) => {
    await countTokens(tx)
    await saveDirectoryPostings(tx)
  }),
]
