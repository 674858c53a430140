import { work, type Work } from '@wellmet/platform/jobs/job.ts'
import { sendResetLink } from './reset-password.ts'
import { looseSince } from './sign-in.rules.ts'
import { deleteFailuresBefore } from './sign-in-failures.store.ts'
import { sendResetLinkJob, sweepSignInFailuresJob } from './users.jobs.ts'

export const usersWork: Work[] = [
  work(sendResetLinkJob, sendResetLink),
  work(sweepSignInFailuresJob, async ({ tx, services }) => {
    await deleteFailuresBefore(tx, looseSince(services.now()))
  }),
]
