import { hook } from '@wellmet/platform/events/hook.ts'

/**
 * Whatever lets somebody act as this user without the password must end. Runs as the system: it may lie in any of the
 * user's workspaces. `isFirstProof`: nobody had proved until now that the address is theirs, so whoever used the account
 * before may be somebody else.
 */
export const accessRevoked = hook<{ userId: string; isFirstProof: boolean }>('user.access-revoked')

/**
 * The account was disabled, or its owner asked to have it deleted: whatever is done for them in the background stops at
 * once. It may be resumed, so nothing is deleted. Runs as the system.
 */
export const userStopped = hook<{ userId: string }>('user.stopped')
export const userResumed = hook<{ userId: string }>('user.resumed')
