import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { mostHidings, type Hiding } from './hidings.contract.ts'
import { countMine, listHidings, type HidingRow } from './hidings.store.ts'

export const showHidings = (call: MemberCall) =>
  call.db.transaction(async (tx) => {
    const rows = await listHidings(tx, { id: null, limit: mostHidings })
    const counted = await countMine(tx)
    return {
      items: rows.map((row) => toHiding(row, call)),
      next: null,
      total: counted.hidings,
      contacts: counted.contacts,
    }
  })

export const showHiding = (call: MemberCall, id: string): Promise<Hiding> =>
  call.db.transaction(async (tx) => {
    const [row] = await listHidings(tx, { id, limit: 1 })
    if (!row) throw notFound('hiding')
    return toHiding(row, call)
  })

const toHiding = ({ personId, name, createdAt, ...row }: HidingRow, call: MemberCall): Hiding => ({
  ...row,
  kind: row.company !== null ? 'company' : row.domain !== null ? 'domain' : 'contact',
  contact: personId === null ? null : { id: personIds(call).show(BigInt(personId)), name: present(name) },
  createdAt: createdAt.toISOString(),
})
