import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { mostSharedViews, mostViews, type ContactView, type NewView, type ViewChange } from './views.contract.ts'
import { viewsMessages } from './views.messages.ts'
import { viewNameKey } from './views.rules.ts'
import { deleteView, findNamesake, insertView, listViews, lockViews, updateView, type ViewRow } from './views.store.ts'

export const showViews = (call: MemberCall) =>
  call.db.reading(async (tx) => ({ items: (await rowsOf(tx, call)).map(toView), next: null }))

export const createView = (call: MemberCall, { name, filters, ...others }: NewView): Promise<ContactView> =>
  call.db.transaction(async (tx) => {
    const owner = ownerOf(call)
    const nameKey = viewNameKey(name)
    await lockViews(tx, owner)
    if (await findNamesake(tx, { ...owner, nameKey, id: null })) throw nameTaken(name)
    const id = newId()
    const row = { ...owner, ...others, id, name, nameKey, filters: JSON.stringify(filters), now: call.services.now() }
    if (!(await insertView(tx, { ...row, most: mostViews })))
      throw fail('conflict', viewsMessages.tooMany({ most: mostViews }))
    return getView(tx, call, id)
  })

/** Changes what is given. A view of somebody else is not found, shared or not. */
export const changeView = (call: MemberCall, id: string, change: ViewChange): Promise<ContactView> =>
  call.db.transaction(async (tx) => {
    const owner = ownerOf(call)
    const nameKey = change.name === undefined ? null : viewNameKey(change.name)
    await lockViews(tx, owner)
    const row = {
      ...owner,
      id,
      name: change.name ?? null,
      nameKey,
      filters: change.filters ? JSON.stringify(change.filters) : null,
      sort: change.sort ?? null,
      columns: change.columns ?? null,
      isShared: change.isShared ?? null,
      now: call.services.now(),
    }
    if (nameKey !== null && (await findNamesake(tx, { ...owner, nameKey, id }))) throw nameTaken(change.name ?? '')
    if (!(await updateView(tx, row))) throw notFound('view')
    return getView(tx, call, id)
  })

export async function removeView(call: MemberCall, id: string): Promise<undefined> {
  const row = await call.db.transaction((tx) => deleteView(tx, { ...ownerOf(call), id }))
  if (!row) throw notFound('view')
}

const ownerOf = ({ viewer: { workspaceId, userId } }: MemberCall) => ({ workspaceId, userId })

const nameTaken = (name: string) => fail('conflict', viewsMessages.nameTaken({ name }))

const rowsOf = (tx: Tx, call: MemberCall) => listViews(tx, { ...ownerOf(call), mostShared: mostSharedViews })

async function getView(tx: Tx, call: MemberCall, id: string): Promise<ContactView> {
  const row = (await rowsOf(tx, call)).find((view) => view.id === id)
  if (!row) throw notFound('view')
  return toView(row)
}

const toView = ({ changedAt, ...view }: ViewRow): ContactView => ({ ...view, changedAt: changedAt.toISOString() })
