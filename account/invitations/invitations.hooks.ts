import { hook } from '@wellmet/platform/events/hook.ts'

/** An invitation went out, whoever sent it. In its transaction, which may be of a member. */
export const invitationSent = hook<{ workspaceId: string; email: string; inviterName: string }>('invitation.sent')
