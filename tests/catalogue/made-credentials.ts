import { issueKey } from '../contract/team.ts'
import { plantAccount } from '../world/connected-accounts.ts'
import { plantApp } from '../world/connected-apps.ts'
import { plantConnection } from '../world/extension.ts'
import { plantPasskey } from '../world/second-factors.ts'
import { plantSignOn } from '../world/sign-on.ts'
import { askForLink, signInAt } from '../world/team.ts'
import { plantWebhook } from '../world/webhooks.ts'
import type { Somebody, World } from '../world/world.ts'

/** Of each kind that is declared, one that somebody made. */
export async function makeOneOfEach(world: World, who: Somebody): Promise<void> {
  const { superuser } = world
  const [userId, workspaceId] = [who.user.id, who.workspace!.id]
  await world.as(who).provisioning.createToken({ body: { name: 'Okta' } })
  await world.as(who).invitations.create({ body: { email: 'new@example.com', role: 'member' } })
  await signInAt(world, who)
  await askForLink(world, who.user.email)
  await issueKey(world, who, ['account:read'])
  await plantConnection(world, { userId, workspaceId, name: 'Chrome' })
  const accountId = await plantAccount(world, { userId, workspaceId, address: 'x@mail.example', provider: 'google' })
  await superuser.query(
    `insert into outreach.mail_access (account_id, workspace_id, user_id, uses, given_at) values ($1, $2, $3, '{read}', now())`,
    [accountId, workspaceId, userId],
  )
  await plantPasskey(world, userId, 'Laptop')
  await plantSignOn(world, workspaceId, userId)
  await plantWebhook(world, who, 'Our CRM')
  await plantApp(world, { userId, workspaceId })
  const hash = Buffer.from(userId)
  await superuser.query(
    `insert into account.challenges (hash, purpose, user_id, expires_at) values ($1, 'passkey', $2, now() + interval '1 hour')`,
    [hash, userId],
  )
  await superuser.query(
    `insert into account.second_factors (user_id, sealed_secret, created_at) values ($1, 'x', now())`,
    [userId],
  )
  await superuser.query('insert into account.recovery_codes (user_id, hash) values ($1, $2)', [userId, hash])
  await superuser.query(
    `insert into account.extension_codes (hash, client_id, user_id, workspace_id, redirect_uri, code_challenge, expires_at)
     select $1, client_id, user_id, workspace_id, 'https://a.example', 'x', now() + interval '1 hour'
     from account.extension_grants where user_id = $2`,
    [hash, userId],
  )
  await superuser.query(
    `insert into account.extension_refresh_tokens (grant_id, generation, hash, expires_at)
     select id, 1, $1, now() + interval '1 hour' from account.extension_grants where user_id = $2`,
    [hash, userId],
  )
}
