import { AsyncLocalStorage } from 'node:async_hooks'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import { currentTransaction } from '@wellmet/platform/database/database.ts'
import { hashSecret } from '@wellmet/platform/values/secret.ts'
import { deleteGrant, deleteToken, findGrant, findToken, insertToken, markTokenUsed } from './connected-apps.store.ts'

/** One call of the authorization server, which runs in the transaction of the use case that made it. */
interface OneCall {
  now: Date
  /** What lives no longer than the call: the library's own sessions and interactions. */
  passing: Map<string, AdapterPayload>
  /** Grants that it ended because somebody used again what was used before. */
  ended: { userId: string; workspaceId: string; name: string }[]
}

const calls = new AsyncLocalStorage<OneCall>()

export const newCall = (now: Date): OneCall => ({ now, passing: new Map(), ended: [] })
export const during = <T>(call: OneCall, work: () => Promise<T>): Promise<T> => calls.run(call, work)

const current = (): OneCall => {
  const call = calls.getStore()
  if (!call) throw new Error('The authorization server was called outside a use case.')
  return call
}

const seconds = (ms: number): number => Math.floor(ms / 1000)
/** The library compares with the clock of the process; what has ended by ours is not found. */
const endFor = (expiresAt: Date): number => seconds(Date.now() + expiresAt.getTime() - current().now.getTime())

/** Grants are made by the use case, with the person and the workspace, which the library does not know. */
const grants: Partial<Adapter> = {
  async upsert() {},
  async find(id) {
    const grant = await findGrant(currentTransaction(), { id, now: current().now })
    if (!grant) return undefined
    return {
      kind: 'Grant',
      jti: id,
      iat: seconds(grant.createdAt.getTime()),
      exp: endFor(grant.expiresAt),
      accountId: grant.userId,
      clientId: grant.clientId,
      resources: { [grant.resource]: grant.scopes.join(' ') },
    }
  },
  async destroy(id) {
    const gone = await deleteGrant(currentTransaction(), id)
    if (gone) current().ended.push(gone)
  },
}

/** Codes and tokens: their value is their id, so only its hash is stored. */
const tokens = (kind: 'code' | 'access' | 'refresh'): Partial<Adapter> => ({
  async upsert(id, payload, expiresIn) {
    const { jti: _, grantId, ...facts } = payload
    const expiresAt = new Date(current().now.getTime() + 1000 * (expiresIn ?? 0))
    await insertToken(currentTransaction(), { hash: hashSecret(id), kind, grantId: grantId!, facts, expiresAt })
  },
  async find(id) {
    const token = await findToken(currentTransaction(), { hash: hashSecret(id), kind })
    if (!token) return undefined
    return {
      ...(token.facts as AdapterPayload),
      jti: id,
      grantId: token.grantId,
      exp: endFor(token.expiresAt),
      ...(token.usedAt ? { consumed: seconds(token.usedAt.getTime()) } : {}),
    }
  },
  async consume(id) {
    await markTokenUsed(currentTransaction(), { hash: hashSecret(id), now: current().now })
  },
  async destroy(id) {
    await deleteToken(currentTransaction(), hashSecret(id))
  },
  // They go with the grant.
  async revokeByGrantId() {},
})

const passing = (model: string): Partial<Adapter> => ({
  async upsert(id, payload) {
    current().passing.set(`${model} ${id}`, payload)
  },
  async find(id) {
    return current().passing.get(`${model} ${id}`)
  },
  async findByUid(uid) {
    return [...current().passing.values()].find((payload) => payload.uid === uid)
  },
  async consume() {},
  async destroy(id) {
    current().passing.delete(`${model} ${id}`)
  },
  async revokeByGrantId() {},
})

const stored: Readonly<Record<string, Partial<Adapter>>> = {
  Grant: grants,
  AuthorizationCode: tokens('code'),
  AccessToken: tokens('access'),
  RefreshToken: tokens('refresh'),
}

/** `findApp` is asked for apps that the library does not know. */
export const adapterFor =
  (findApp: (clientId: string) => Promise<object | undefined>) =>
  (model: string): Adapter =>
    (model === 'Client' ? { find: findApp } : (stored[model] ?? passing(model))) as Adapter
