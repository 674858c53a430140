import type { Adapter, AdapterPayload } from 'oidc-provider'

type Stored = AdapterPayload & { consumed?: unknown }

/** Codes, tokens, grants and sessions of one stand-in, in memory. The library's own store is shared by all servers of a process. */
export interface TokenStore {
  adapter: (model: string) => Adapter
  /** Deletes the entries of one kind that fit, and returns how many there were. */
  deleteWhere(model: string, fits: (payload: AdapterPayload) => boolean): number
}

export function createTokenStore(): TokenStore {
  const models = new Map<string, Map<string, { payload: Stored; expiresAt: number }>>()
  const entriesOf = (model: string) => models.get(model) ?? models.set(model, new Map()).get(model)!

  function deleteWhere(model: string, fits: (payload: AdapterPayload) => boolean): number {
    let count = 0
    for (const [id, { payload }] of entriesOf(model)) if (fits(payload) && entriesOf(model).delete(id)) count += 1
    return count
  }

  function adapter(model: string): Adapter {
    const entries = entriesOf(model)
    const findWhere = (fits: (payload: AdapterPayload) => boolean): AdapterPayload | undefined =>
      [...entries.values()].find(({ payload }) => fits(payload))?.payload
    return {
      upsert: async (id, payload, expiresIn) =>
        void entries.set(id, {
          payload,
          expiresAt: expiresIn === undefined ? Infinity : Date.now() + expiresIn * 1000,
        }),
      async find(id) {
        const entry = entries.get(id)
        if (entry && entry.expiresAt > Date.now()) return entry.payload
        entries.delete(id)
        return undefined
      },
      findByUid: async (uid) => findWhere((payload) => payload.uid === uid),
      findByUserCode: async (userCode) => findWhere((payload) => payload.userCode === userCode),
      async consume(id) {
        const entry = entries.get(id)
        if (entry) entry.payload.consumed = Math.floor(Date.now() / 1000)
      },
      destroy: async (id) => void entries.delete(id),
      async revokeByGrantId(grantId) {
        for (const each of models.keys()) deleteWhere(each, (payload) => payload.grantId === grantId)
      },
    }
  }

  return { adapter, deleteWhere }
}
