import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Call } from '@wellmet/platform/http/serve.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { hashSecret } from '@wellmet/platform/values/secret.ts'
import { provisioningMessages } from './provisioning.messages.ts'
import { lockProvisioning } from './provisioning.store.ts'
import type { ScimToken } from './scim.plug-in.ts'

/** How provisioning tokens begin, so that people see what they have found. */
export const provisioningTokenPrefix = 'wms_'

/** The call of a directory, with the token that it shows. */
export type DirectoryCall = Call & ScimToken

/** What a directory can reach: one workspace, as nobody in it. */
export interface Directory {
  tx: Tx
  services: Services
  workspaceId: string
  /** Who made the token. */
  createdBy: string
  now: Date
}

interface TokenOwner {
  token_id: string
  workspace_id: string
  created_by: string
}

/**
 * Runs `work` in the workspace of the presented token, and row-level security lets it reach no other. Nothing is cached: a
 * revoked token is refused with the very next request.
 */
export async function openDirectory<T>(
  { bearer, services }: DirectoryCall,
  work: (directory: Directory) => Promise<T>,
): Promise<T> {
  const now = services.now()
  const [found] = bearer?.startsWith(provisioningTokenPrefix)
    ? await services.database.ask<TokenOwner & Record<string, unknown>>({
        name: 'identify_by_provisioning_token',
        text: 'select * from account.identify_by_provisioning_token($1, $2)',
        values: [hashSecret(bearer), now],
      })
    : []
  if (!found) throw fail('unauthenticated', provisioningMessages.tokenNotValid())
  const { workspace_id: workspaceId, created_by: createdBy, token_id: tokenId } = found
  const db = services.database.asViewer({ viewerId: null, workspaceId, principal: `provisioning:${tokenId}` })
  return db.transaction((tx) => work({ tx, services, workspaceId, createdBy, now }))
}

/** The same, one change after the other. */
export const changeDirectory = <T>(call: DirectoryCall, work: (directory: Directory) => Promise<T>): Promise<T> =>
  openDirectory(call, async (directory) => {
    await lockProvisioning(directory.tx, directory.workspaceId)
    return work(directory)
  })
