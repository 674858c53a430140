import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { event } from '@wellmet/platform/events/event.ts'

const Membership = z.object({ workspaceId: Id, userId: Id })

/** Somebody belongs to a workspace from now on: they founded it, or accepted an invitation. */
export const memberJoined = event('member.joined', Membership)

/** They left, or were removed. */
export const memberLeft = event('member.left', Membership)

/** They may do more or less than before. */
export const roleChanged = event('member.role-changed', Membership)
