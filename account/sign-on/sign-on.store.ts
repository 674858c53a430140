import type { Tx } from '@wellmet/platform/database/connection.ts'
import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Joining, JoiningRole } from './sign-on.contract.ts'
import type { Statements } from './sign-on.sql.gen.ts'

const named = statements<Statements>(import.meta.url)

type AnyRow = Statements['find_sign_on']['row']
type Common = Omit<AnyRow, 'protocol' | 'clientId' | 'sealedClientSecret' | 'signOnUrl' | 'certificates'>
export type OidcSignOn = Common & { protocol: 'oidc'; clientId: string; sealedClientSecret: string }
export type SamlSignOn = Common & { protocol: 'saml'; signOnUrl: string; certificates: string[] }
export type SignOnRow = OidcSignOn | SamlSignOn
export type TryRow = RowOf<typeof takeTry>
export type Purpose = 'sign in' | 'enter' | 'link' | 'test' | 'confirm'

/** The table holds what the one protocol needs or the other, see provider_is_whole. */
export const findSignOn = named.maybe('find_sign_on') as (
  tx: Tx,
  params: { workspaceId: string },
) => Promise<SignOnRow | undefined>
export const lockSignOn = named.maybe('lock_sign_on')
/** As the system, like everything below. */
export const listLinked = named.many('list_linked')
export const listLinksOfUser = named.many('list_links_of_user')
export const findOwnLinkNeeded = named.maybe('find_own_link_needed')
export const saveEndedLink = named.run('save_ended_link')
export const findIdentity = named.maybe('find_identity')
export const findOwnerOfAddress = named.maybe('find_owner_of_address')
/** A state counts once, whatever becomes of it. */
export const takeTry = named.maybe('take_try')
export const saveIdentity = named.maybe('save_identity')
export const saveResponse = named.run('save_response')
export const useAssertion = named.maybe('use_assertion')

/** What is known of the provider itself. */
export type Provider =
  | { protocol: 'oidc'; issuer: string; clientId: string; sealedClientSecret: string }
  | { protocol: 'saml'; issuer: string; signOnUrl: string; certificates: string[] }

export type NewSignOn = Provider & { workspaceId: string; joining: Joining; role: JoiningRole; createdAt: Date }

export const insertSignOn = (tx: Tx, row: NewSignOn) => tx.insertInto('account.signOns').values(row).execute()

export const updateSignOn = (
  tx: Tx,
  workspaceId: string,
  change: Partial<{
    sealedClientSecret: string
    signOnUrl: string
    certificates: string[]
    joining: Joining
    role: JoiningRole
    isRequired: boolean
  }>,
) => tx.updateTable('account.signOns').set(change).where('workspaceId', '=', workspaceId).execute()

/** With it go all links, tries, and sessions that began through it. */
export const deleteSignOn = (tx: Tx, workspaceId: string) =>
  tx.deleteFrom('account.signOns').where('workspaceId', '=', workspaceId).returning('issuer').executeTakeFirst()

export interface NewTry {
  stateHash: Buffer
  workspaceId: string
  purpose: Purpose
  browserHash: Buffer
  userId: string | null
  sessionId: string | null
  opensEverything: boolean
  sealedChecks: string
  createdAt: Date
  expiresAt: Date
}

export const insertTry = (tx: Tx, row: NewTry) => tx.insertInto('account.signOnTries').values(row).execute()

export const deleteTriesBefore = (tx: Tx, before: Date) =>
  tx.deleteFrom('account.signOnTries').where('expiresAt', '<', before).execute()

export const deleteAssertionsBefore = (tx: Tx, before: Date) =>
  tx.deleteFrom('account.signOnAssertions').where('expiresAt', '<', before).execute()

export const updateUse = async (tx: Tx, workspaceId: string, userId: string | null, now: Date): Promise<void> => {
  await tx.updateTable('account.signOns').set({ usedAt: now }).where('workspaceId', '=', workspaceId).execute()
  if (userId === null) return
  await tx
    .updateTable('account.signOnIdentities')
    .set({ usedAt: now })
    .where('workspaceId', '=', workspaceId)
    .where('userId', '=', userId)
    .execute()
}

/** By the user themselves. */
export const updateReach = (tx: Tx, workspaceId: string, userId: string, opensEverything: boolean) =>
  tx
    .updateTable('account.signOnIdentities')
    .set({ opensEverything, isOwn: true })
    .where('workspaceId', '=', workspaceId)
    .where('userId', '=', userId)
    .execute()

export const deleteIdentity = (tx: Tx, workspaceId: string, userId: string) =>
  tx
    .deleteFrom('account.signOnIdentities')
    .where('workspaceId', '=', workspaceId)
    .where('userId', '=', userId)
    .returning('subject')
    .executeTakeFirst()

/** From now on they open their own workspace alone. */
export const confineLinksOf = (tx: Tx, userId: string) =>
  tx.updateTable('account.signOnIdentities').set({ opensEverything: false }).where('userId', '=', userId).execute()

export const deleteEndedLink = (tx: Tx, workspaceId: string, userId: string) =>
  tx
    .deleteFrom('account.endedSignOnLinks')
    .where('workspaceId', '=', workspaceId)
    .where('userId', '=', userId)
    .execute()
