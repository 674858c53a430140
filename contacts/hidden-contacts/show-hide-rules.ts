import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { mostHideRules, type HideRule } from './hide-rules.contract.ts'
import { countMine, listHideRules, type HideRuleRow } from './hide-rules.store.ts'

export const showHideRules = (call: MemberCall) =>
  call.db.transaction(async (tx) => {
    const rows = await listHideRules(tx, { id: null, limit: mostHideRules })
    const counted = await countMine(tx)
    return {
      items: rows.map((row) => toHideRule(row, call)),
      next: null,
      total: counted.hideRules,
      contacts: counted.contacts,
    }
  })

export const showHideRule = (call: MemberCall, id: string): Promise<HideRule> =>
  call.db.transaction(async (tx) => {
    const [row] = await listHideRules(tx, { id, limit: 1 })
    if (!row) throw notFound('hiding')
    return toHideRule(row, call)
  })

const toHideRule = ({ personId, name, createdAt, ...row }: HideRuleRow, call: MemberCall): HideRule => ({
  ...row,
  kind: row.company !== null ? 'company' : row.domain !== null ? 'domain' : 'contact',
  contact: personId === null ? null : { id: personIds(call).show(BigInt(personId)), name: present(name) },
  createdAt: createdAt.toISOString(),
})
