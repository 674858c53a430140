import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { lastOf } from '@wellmet/platform/values/present.rules.ts'
import { findPathsTo } from '@wellmet/graph/paths/find-paths-to.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { mostSavedLists, type SavedList } from './saved-lists.contract.ts'
import { listSavedLists, listOwnAmong, type SavedListRow } from './saved-lists.store.ts'
import { describeItems } from './describe-items.ts'
import { listItems } from './items.store.ts'

interface About {
  personId?: string | undefined
  company?: string | undefined
}

export const showSavedLists = (call: MemberCall, { personId, company }: About) =>
  call.db.transaction(async (tx) => {
    const person = personId === undefined ? null : personIds(call).read(personId)?.toString()
    if (person === undefined) throw notFound('person')
    const rows = await listSavedLists(tx, {
      id: null,
      person,
      company: company === undefined ? null : personKeys(call.services).company(company),
      limit: mostSavedLists,
    })
    const isSaved = rows.some(({ itemId }) => itemId !== null)
    if (person !== null && !isSaved && !(await findPathsTo(tx, call, [person])).has(person)) throw notFound('person')
    return { items: rows.map(toSavedList), next: null }
  })

export async function findSavedList(tx: Tx, id: string): Promise<SavedList> {
  const [row] = await listSavedLists(tx, { id, person: null, company: null, limit: 1 })
  if (!row) throw notFound('collection')
  return toSavedList(row)
}

/** Throws unless all of them are the viewer's. The ids are distinct. */
export async function expectSavedLists(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const found = await listOwnAmong(tx, { ids })
  if (found.length < ids.length) throw notFound('collection')
}

interface Asked {
  limit: number
  cursor?: string | undefined
}

export const showSavedList = (call: MemberCall, id: string, { limit, cursor }: Asked) =>
  call.db.transaction(async (tx) => {
    const savedList = await findSavedList(tx, id)
    const rows = await listItems(tx, { savedList: id, after: cursor ?? null, limit: limit + 1 })
    const shown = rows.slice(0, limit)
    return {
      savedList,
      items: await describeItems(tx, call, shown),
      next: rows.length > limit ? lastOf(shown).id : null,
    }
  })

const toSavedList = ({ createdAt, changedAt, ...row }: SavedListRow): SavedList => ({
  ...row,
  createdAt: createdAt.toISOString(),
  changedAt: changedAt.toISOString(),
})
