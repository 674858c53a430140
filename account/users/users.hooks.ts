import { hook } from '@wellmet/platform/events/hook.ts'

/**
 * Whatever lets somebody act as this user without the password must end. Runs as the system: it may lie in any of the
 * user's workspaces. `isFirstProof`: nobody had proved until now that the address is theirs, so whoever used the account
 * before may be somebody else.
 */
export const accessRevoked = hook<{ userId: string; isFirstProof: boolean }>('user.access-revoked')
