import { hook } from '@wellmet/platform/events/hook.ts'

/**
 * Somebody is an owner of the workspace no longer: they left, were removed, or have another role. What they set up as one
 * must end. Runs as the system.
 */
export const ownershipEnded = hook<{ workspaceId: string; userId: string }>('member.ownership-ended')
