import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { companyIds } from '@wellmet/identity/person-keys/company-ids.ts'
import { factsOf, findBestPaths } from '../companies/describe-companies.ts'
import { noPath } from '@wellmet/graph/paths/show-path.rules.ts'
import { findPathsTo } from '@wellmet/graph/paths/find-paths-to.ts'
import { asTarget, personStateOf } from '@wellmet/identity/person-states/person-state.rules.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import type { SavedListItem } from './saved-lists.contract.ts'
import type { ItemRow } from './items.store.ts'

/** Each as the viewer can reach it now. Of who is out of sight nothing is said but what the viewer saved themselves. */
export async function describeItems(tx: Tx, call: MemberCall, rows: readonly ItemRow[]): Promise<SavedListItem[]> {
  const people = rows.flatMap(({ personId }) => personId ?? [])
  const companies = rows.flatMap(({ companyId }) => companyId ?? [])
  const foundPaths = people.length === 0 ? new Map<string, never>() : await findPathsTo(tx, call, people)
  const facts = await factsOf(tx, companies)
  const best = await findBestPaths(tx, call, companies)
  return rows.map((row) => {
    const saved = { id: row.id, name: row.name, note: row.note, savedAt: row.savedAt.toISOString() }
    if (row.companyId !== null) {
      const path = best.get(row.companyId)?.strongestPath
      return {
        ...nothing,
        ...saved,
        kind: 'company',
        companyId: companyIds(call).show(BigInt(row.companyId)),
        reachable: path !== undefined && path.status !== 'none',
        path: path ?? noPath(),
        peopleCount: facts.get(row.companyId)?.people ?? 0,
      }
    }
    const seen = foundPaths.get(present(row.personId))?.person
    const reachable = seen !== undefined && seen.path.status !== 'none'
    return {
      ...nothing,
      ...saved,
      path: noPath(),
      kind: 'person',
      personId: personIds(call).show(BigInt(present(row.personId))),
      reachable,
      personState: outOfSight(row.name, call.services.now()),
      ...(seen && {
        name: seen.name,
        role: seen.role,
        company: seen.company,
        location: seen.location,
        path: seen.path,
        personState: asTarget(seen.personState),
        trustRank: reachable ? seen.trustRank : null,
      }),
    }
  })
}

const outOfSight = (name: string, now: Date) =>
  personStateOf(
    {
      name,
      isViewer: false,
      isTeammate: false,
      requests: [],
      teammateAsk: null,
      own: null,
      path: null,
      isTarget: true,
    },
    now,
  )

const nothing = {
  personId: null,
  companyId: null,
  role: null,
  company: null,
  location: null,
  personState: null,
  trustRank: null,
  peopleCount: null,
} as const
