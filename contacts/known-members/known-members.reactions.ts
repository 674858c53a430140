import { memberJoined } from '@wellmet/account/members/members.events.ts'
import { when, type Reaction } from '@wellmet/platform/events/event.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { saveKnownMembersJob } from './known-members.jobs.ts'

/** A new member may be a contact of other members. */
export const knownMembersReactions: Reaction[] = [
  when(memberJoined, 'note whose contact they are', ({ tx }, { workspaceId }) =>
    enqueue(tx, saveKnownMembersJob, { workspaceId }, { key: `save-known-members:${workspaceId}` }),
  ),
]
