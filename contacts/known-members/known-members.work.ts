import { work, type Work } from '@wellmet/platform/jobs/job.ts'
import { saveKnownMembersJob } from './known-members.jobs.ts'
import { saveKnownMembersInWorkspace } from './save-known-members.ts'

export const knownMembersWork: Work[] = [
  work(saveKnownMembersJob, (context, { workspaceId }) => saveKnownMembersInWorkspace(context, workspaceId)),
]
