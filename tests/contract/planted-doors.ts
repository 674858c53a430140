import { sql } from 'kysely'
import { z } from 'zod'
import { Role } from '@wellmet/account/members/members.contract.ts'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id, Nothing } from '@wellmet/platform/contract/shapes.ts'
import { expectPower } from '@wellmet/platform/http/access.rules.ts'
import { serve } from '@wellmet/platform/http/serve.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { hashSecret, newSecret } from '@wellmet/platform/values/secret.ts'

const about = { access: 'owner', summary: 'planted', reply: Nothing, status: 204 } as const
const roleOf = z.strictObject({ userId: Id, role: Role })

/** Ways to power that forget to ask for a proof, and two that do not. */
export const doors = contract('planted', {
  makesOwners: { route: 'PUT /api/planted/owners', ...about, body: roleOf },
  invitesAdmins: { route: 'GET /api/planted/invited', ...about },
  givesOutKeys: { route: 'POST /api/planted/keys', ...about, body: z.strictObject({ name: z.string().max(20) }) },
  removesPasskeys: { route: 'DELETE /api/planted/passkeys', ...about },
  changesTheProvider: {
    route: 'PATCH /api/planted/provider',
    ...about,
    access: 'member',
    body: z.strictObject({ joining: z.enum(['open', 'invited']) }),
  },
  forgetsToAsk: { route: 'PUT /api/planted/forgets', ...about, grants: 'some power', keys: 'never', body: roleOf },
  asks: { route: 'PUT /api/planted/asks', ...about, grants: 'some power', keys: 'never', body: roleOf },
  isMarked: { route: 'PUT /api/planted/marked', ...about, grants: 'power', keys: 'never', body: roleOf },
})

const setRole = async (tx: Tx, workspaceId: string, { userId, role }: z.infer<typeof roleOf>): Promise<undefined> => {
  await tx
    .updateTable('account.memberships')
    .set({ role })
    .where('workspaceId', '=', workspaceId)
    .where('userId', '=', userId)
    .execute()
  return undefined
}

export const doorRoutes = serve(doors)({
  makesOwners: ({ db, viewer, body }) => db.asSystem((tx) => setRole(tx, viewer.workspaceId, body)),
  invitesAdmins: ({ db, viewer: { workspaceId, userId } }) =>
    db.asSystem(async (tx) => {
      const id = newId()
      await tx
        .insertInto('account.invitations')
        .values({
          id,
          workspaceId,
          email: `${id}@example.com`,
          role: 'admin',
          tokenHash: hashSecret(newSecret()),
          invitedBy: userId,
          expiresAt: new Date(Date.now() + 86_400_000),
        })
        .execute()
      return undefined
    }),
  givesOutKeys: ({ db, viewer: { workspaceId, userId }, body: { name } }) =>
    db.asSystem(async (tx) => {
      await tx
        .insertInto('account.apiKeys')
        .values({
          id: newId(),
          workspaceId,
          userId,
          name,
          prefix: 'wm_planted',
          secretHash: hashSecret(newSecret()),
          scopes: [],
          expiresAt: new Date(Date.now() + 86_400_000),
        })
        .execute()
      return undefined
    }),
  removesPasskeys: ({ db, viewer: { userId } }) =>
    db.asSystem(async (tx) => {
      await tx.deleteFrom('account.passkeys').where('userId', '!=', userId).execute()
      return undefined
    }),
  changesTheProvider: ({ db, viewer: { workspaceId }, body: { joining } }) =>
    db.asSystem(async (tx) => {
      // Only one of the two words changes anything.
      if (joining === 'invited')
        await sql`update account.sign_ons set joining = 'invited', role = 'admin' where workspace_id = ${workspaceId}`.execute(
          tx,
        )
      return undefined
    }),
  forgetsToAsk: ({ db, viewer, body }) => db.asSystem((tx) => setRole(tx, viewer.workspaceId, body)),
  asks: (call) => {
    expectPower(call)
    return call.db.asSystem((tx) => setRole(tx, call.viewer.workspaceId, call.body))
  },
  isMarked: ({ db, viewer, body }) => db.asSystem((tx) => setRole(tx, viewer.workspaceId, body)),
})
