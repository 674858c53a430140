import { work, type Work } from '@wellmet/platform/jobs/job.ts'
import { refreshSearchWords, rewordContacts } from './reword-contacts.ts'
import { refreshSearchWordsJob, rewordContactsJob } from './search-words.jobs.ts'

export const searchWordsWork: Work[] = [
  work(refreshSearchWordsJob, ({ tx }) => refreshSearchWords(tx)),
  work(rewordContactsJob, rewordContacts),
]
