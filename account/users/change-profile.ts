import type { UserCall } from '@wellmet/platform/http/serve.ts'
import { toUser } from './show-session.ts'
import type { User } from './users.contract.ts'
import { updateName } from './users.store.ts'

export const changeProfile = ({ db, viewer, services }: UserCall, { name }: { name: string }): Promise<User> =>
  db.transaction(async (tx) => toUser(await updateName(tx, viewer.userId, name, services.now())))
