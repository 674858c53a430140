import type { UserCall } from '@wellmet/platform/http/serve.ts'
import { toUser } from './show-session.ts'
import type { ProfileChange, User } from './users.contract.ts'
import { updateProfile } from './users.store.ts'

export const changeProfile = ({ db, viewer, services }: UserCall, change: ProfileChange): Promise<User> =>
  db.transaction(async (tx) => toUser(await updateProfile(tx, viewer.userId, change, services.now())))
