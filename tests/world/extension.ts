import { createHash, randomBytes } from 'node:crypto'
import type { Tokens } from '@wellmet/account/extension/extension.contract.ts'
import { hashSecret, newSecret } from '@wellmet/platform/values/secret.ts'
import type { Credentials } from './client.ts'
import type { World } from './world.ts'

export const extensionRedirect = `https://${'abcdefghijklmnop'.repeat(2)}.chromiumapp.org/`
/** For a world in which the extension can be connected. */
export const withExtension = { EXTENSION_REDIRECTS: extensionRedirect }

export const newVerifier = () => {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

export const installation = { platform: 'chrome', version: '1.4.0', name: 'Chrome at work' } as const

/** The click on our page: the code that the browser brings back to the extension. */
export async function clickConnect({ as }: World, who: Credentials) {
  const { clientId } = await as(null).extension.register({ body: installation })
  const { verifier, challenge } = newVerifier()
  const body = { clientId, redirectUri: extensionRedirect, state: 'a-state', codeChallenge: challenge }
  const { redirectTo } = await as(who).extensionConnections.connect({ body })
  return { clientId, codeVerifier: verifier, code: new URL(redirectTo).searchParams.get('code')!, redirectTo }
}

/** The whole way. */
export async function connectExtension(world: World, who: Credentials): Promise<Tokens> {
  const { clientId, codeVerifier, code } = await clickConnect(world, who)
  return world.as(null).extension.exchangeCode({ body: { clientId, codeVerifier, code } })
}

/** A connection as a click would have left it, and its access token. */
export async function plantConnection(
  { superuser }: Pick<World, 'superuser'>,
  { userId, workspaceId, name }: { userId: string; workspaceId: string; name: string },
): Promise<Credentials> {
  const token = `wmx_${newSecret()}`
  await superuser.query(
    `with client as (
       insert into account.extension_clients (id, platform, version, name, created_at, last_seen_at)
       values (gen_random_uuid(), 'chrome', '1.0', $3, now(), now()) returning id
     ), granted as (
       insert into account.extension_grants
         (id, user_id, workspace_id, client_id, name, platform, scopes, generation, created_at, last_used_at, expires_at)
       select gen_random_uuid(), $1, $2, id, $3, 'chrome', '{extension:read,extension:write}', 1, now(), now(), now() + interval '1 year'
       from client returning id
     )
     insert into account.extension_access_tokens (hash, grant_id, expires_at) select $4, id, now() + interval '1 day' from granted`,
    [userId, workspaceId, name, hashSecret(token)],
  )
  return { key: token }
}
