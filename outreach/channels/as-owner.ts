import type { Db } from '@wellmet/platform/database/database.ts'
import type { Services } from '@wellmet/platform/services.ts'

/** As whoever has the account: its tokens are read and renewed by nobody else. */
export const asOwner = ({ database }: Services, { userId, workspaceId }: { userId: string; workspaceId: string }): Db =>
  database.asViewer({ viewerId: userId, workspaceId, principal: `user:${userId}` })
