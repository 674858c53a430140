import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { work, type Work } from '@wellmet/platform/jobs/job.ts'
import { sweepChallenges } from '../challenges/ask-challenge.ts'
import { sweepDevices } from '../devices/forget-devices.ts'
import { sendResetLink } from './reset-password.ts'
import { tellOfFailures } from './sign-in.ts'
import { deleteFailuresBefore } from './sign-in-failures.store.ts'
import { sendResetLinkJob, sweepSignInFailuresJob, tellOfFailuresJob } from './users.jobs.ts'

export const usersWork: Work[] = [
  work(sendResetLinkJob, sendResetLink),
  work(tellOfFailuresJob, tellOfFailures),
  work(sweepSignInFailuresJob, async ({ tx, services }) => {
    await deleteFailuresBefore(tx, addDays(services.now(), -1))
    await sweepChallenges(tx, services.now())
    await sweepDevices(tx, services.now())
  }),
]
