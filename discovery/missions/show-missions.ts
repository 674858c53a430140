import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { getFrom, present } from '@wellmet/platform/values/present.rules.ts'
import { companyIds } from '@wellmet/identity/person-keys/company-ids.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { measureProgress } from './measure-progress.ts'
import { mostMissions, type Mission } from './missions.contract.ts'
import { listMissions, type MissionRow } from './missions.store.ts'

export const showMissions = (call: MemberCall) =>
  call.db.transaction(async (tx) => {
    const rows = await listMissions(tx, { id: null, limit: mostMissions })
    return { items: await describe(tx, call, rows), next: null }
  })

export const showMission = (call: MemberCall, id: string): Promise<Mission> =>
  call.db.transaction(async (tx) => {
    const [mission] = await describe(tx, call, [await getMission(tx, id)])
    return present(mission)
  })

/** Fails where it is not one of the viewer's. */
export async function getMission(tx: Tx, id: string): Promise<MissionRow> {
  const [mission] = await listMissions(tx, { id, limit: 1 })
  if (!mission) throw notFound('mission')
  return mission
}

async function describe(tx: Tx, call: MemberCall, rows: MissionRow[]): Promise<Mission[]> {
  const progress = await measureProgress(
    tx,
    call,
    rows.map(({ id }) => id),
  )
  return rows.map(({ createdAt, changedAt, savedLists, people, companies, ...row }) => ({
    ...row,
    savedLists: savedLists.map(({ id, ...savedList }) => ({ listId: id, ...savedList })),
    people: people.map(({ id, name }) => ({ personId: personIds(call).show(BigInt(id)), name })),
    companies: companies.map(({ id, name }) => ({ companyId: companyIds(call).show(BigInt(id)), name })),
    progress: getFrom(progress, row.id),
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
  }))
}
