import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { lastOf } from '@wellmet/platform/values/present.rules.ts'
import { findPathsTo } from '@wellmet/graph/paths/find-paths-to.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { mostCollections, type Collection } from './collections.contract.ts'
import { listCollections, listOwnAmong, type CollectionRow } from './collections.store.ts'
import { describeEntries } from './describe-entries.ts'
import { listEntries } from './entries.store.ts'

interface About {
  personId?: string | undefined
  company?: string | undefined
}

export const showCollections = (call: MemberCall, { personId, company }: About) =>
  call.db.transaction(async (tx) => {
    const person = personId === undefined ? null : personIds(call).read(personId)?.toString()
    if (person === undefined) throw notFound('person')
    const rows = await listCollections(tx, {
      id: null,
      person,
      company: company === undefined ? null : personKeys(call.services.config.SECRET).company(company),
      limit: mostCollections,
    })
    const isSaved = rows.some(({ entryId }) => entryId !== null)
    if (person !== null && !isSaved && !(await findPathsTo(tx, call, [person])).has(person)) throw notFound('person')
    return { items: rows.map(toCollection), next: null }
  })

export async function findCollection(tx: Tx, id: string): Promise<Collection> {
  const [row] = await listCollections(tx, { id, person: null, company: null, limit: 1 })
  if (!row) throw notFound('collection')
  return toCollection(row)
}

/** Throws unless all of them are the viewer's. The ids are distinct. */
export async function expectCollections(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const found = await listOwnAmong(tx, { ids })
  if (found.length < ids.length) throw notFound('collection')
}

interface Asked {
  limit: number
  cursor?: string | undefined
}

export const showCollection = (call: MemberCall, id: string, { limit, cursor }: Asked) =>
  call.db.transaction(async (tx) => {
    const collection = await findCollection(tx, id)
    const rows = await listEntries(tx, { collection: id, after: cursor ?? null, limit: limit + 1 })
    const shown = rows.slice(0, limit)
    return {
      collection,
      items: await describeEntries(tx, call, shown),
      next: rows.length > limit ? lastOf(shown).id : null,
    }
  })

const toCollection = ({ createdAt, changedAt, ...row }: CollectionRow): Collection => ({
  ...row,
  createdAt: createdAt.toISOString(),
  changedAt: changedAt.toISOString(),
})
