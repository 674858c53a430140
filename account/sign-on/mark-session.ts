import type { Tx } from '@wellmet/platform/database/connection.ts'

/**
 * As the system. A session that began with the user's own credential, and whose user has now been at the provider too,
 * may enter the workspace that demands it. It goes there, and ends with the connection.
 */
export const markSession = async (tx: Tx, sessionId: string, workspaceId: string): Promise<void> => {
  await tx
    .updateTable('account.sessions')
    .set({ signOnWorkspaceId: workspaceId, workspaceId })
    .where('id', '=', sessionId)
    .execute()
}

/** As the system. Sessions of the user that began through the sign-on of this workspace. */
export const endMarkedSessions = async (tx: Tx, userId: string, workspaceId: string): Promise<void> => {
  await tx
    .deleteFrom('account.sessions')
    .where('userId', '=', userId)
    .where('signOnWorkspaceId', '=', workspaceId)
    .execute()
}
