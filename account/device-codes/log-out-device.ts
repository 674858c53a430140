import type { Call } from '@wellmet/platform/http/serve.ts'
import { revokeKeyBySecret } from '../api-keys/revoke-api-key.ts'

/** By the program itself, which holds the key. Whoever found it may end it too. */
export const logOutDevice = ({ db, services }: Call, { key }: { key: string }): Promise<undefined> =>
  // As the system: a key may not revoke keys, but may end itself
  db.asSystem(async (tx) => {
    await revokeKeyBySecret(tx, key, services.now())
    return undefined
  })
