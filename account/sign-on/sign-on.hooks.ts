import { hook } from '@wellmet/platform/events/hook.ts'

/**
 * Somebody is linked with the provider of the workspace no longer, or as somebody else there. What was made in sessions that
 * the provider opened must end, as these sessions do. Runs as the system.
 */
export const linkEnded = hook<{ workspaceId: string; userId: string }>('sign-on.link-ended')
