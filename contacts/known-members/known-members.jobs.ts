import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { job } from '@wellmet/platform/jobs/job.ts'

export const saveKnownMembersJob = job('contacts.save-known-members', z.object({ workspaceId: Id }))
