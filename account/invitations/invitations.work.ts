import { work, type Work } from '@wellmet/platform/jobs/job.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { sweepInvitationsJob } from './invitations.jobs.ts'
import { deleteInvitationsOver } from './invitations.store.ts'

const keptDays = 365

export const invitationsWork: Work[] = [
  work(sweepInvitationsJob, async ({ tx, services }) => {
    await deleteInvitationsOver(tx, addDays(services.now(), -keptDays))
  }),
]
