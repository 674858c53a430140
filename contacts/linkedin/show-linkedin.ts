import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import type { Connection, RelationshipChange } from './linkedin.contract.ts'
import { linkedinMessages } from './linkedin.messages.ts'
import { listChanges, listConnections, getStatus, type ChangeRow, type ConnectionRow } from './linkedin.store.ts'

interface Limited {
  limit: number
}

export const showStatus = ({ db }: MemberCall) =>
  db.transaction(async (tx) => {
    const { connections, lastImportAt } = await getStatus(tx)
    const next = lastImportAt ? linkedinMessages.importNewer() : linkedinMessages.importFirst()
    return { connected: lastImportAt !== null, connections, lastImportAt: lastImportAt?.toISOString() ?? null, next }
  })

export const showConnections = (call: MemberCall, { limit }: Limited) =>
  call.db.transaction(async (tx) => {
    const { connections } = await getStatus(tx)
    const rows = await listConnections(tx, { since: null, limit })
    return { items: rows.map((row) => toConnection(row, call)), total: connections }
  })

/** With a single export there is nothing to compare: nobody is new. */
export const showNewConnections = (call: MemberCall, { limit }: Limited) =>
  call.db.transaction(async (tx) => {
    const { previousAt: since } = await getStatus(tx)
    const rows = since ? await listConnections(tx, { since, limit }) : []
    return { items: rows.map((row) => toConnection(row, call)), since: since?.toISOString() ?? null }
  })

export const showChanges = (call: MemberCall, { limit }: Limited) =>
  call.db.transaction(async (tx) => ({ items: (await listChanges(tx, { limit })).map((row) => toChange(row, call)) }))

const toConnection = ({ personId, slug, ...row }: ConnectionRow, call: MemberCall): Connection => ({
  id: personIds(call).show(BigInt(personId)),
  ...row,
  profileUrl: slug && `https://www.linkedin.com/in/${encodeURIComponent(slug)}`,
})

/** A new company mostly brings a new title: it is told as one change. */
function toChange(row: ChangeRow, call: MemberCall): RelationshipChange {
  const moved = row.companyBefore !== row.companyAfter
  return {
    id: personIds(call).show(BigInt(row.personId)),
    name: row.name,
    changedAt: row.changedAt.toISOString(),
    kind: moved ? 'new company' : 'new title',
    before: moved ? row.companyBefore : row.titleBefore,
    after: moved ? row.companyAfter : row.titleAfter,
  }
}
