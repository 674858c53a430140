import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { acquireLock } from '@wellmet/platform/database/locks.store.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { namedCompanies, seenPeople, type Saving } from '../lists/save-items.ts'
import { expectSavedLists } from '../lists/show-saved-lists.ts'
import { membershipOf, ensureNetwork } from '@wellmet/identity/member-networks/ensure-network.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { mostMissions, type Mission, type MissionChange, type NewMission } from './missions.contract.ts'
import { distinctRoles, roleQuery } from './missions.rules.ts'
import { missionsMessages } from './missions.messages.ts'
import {
  countMissions,
  deleteMission,
  deleteTargets,
  insertMission,
  insertTargets,
  lockMission,
  updateMission,
} from './missions.store.ts'
import { showMission } from './show-missions.ts'

export const createMission = (call: MemberCall, { title, dueOn, roles, ...wanted }: NewMission): Promise<Mission> =>
  call.db.transaction(async (tx) => {
    const id = newId()
    const targets = await targetsOf(tx, call, wanted, [])
    const networkId = await ensureNetwork(tx, membershipOf(call.viewer), call.services)
    await acquireLock(tx, 'discovery.missions', networkId)
    const counted = await countMissions(tx, { networkId })
    if (counted.n >= mostMissions) throw fail('conflict', missionsMessages.tooManyMissions({ most: mostMissions }))
    await insertMission(tx, { networkId, id, title, dueOn, ...rolesOf(roles), now: call.services.now() })
    await keepTargets(tx, networkId, id, targets)
    return showMission(call, id)
  })

/** What is not said stays. Somebody who is a target already stays one, in sight or not. */
export const changeMission = (call: MemberCall, id: string, change: MissionChange): Promise<Mission> =>
  call.db.transaction(async (tx) => {
    const networkId = await ensureNetwork(tx, membershipOf(call.viewer), call.services)
    const locked = await lockMission(tx, { networkId, id })
    if (!locked) throw notFound('mission')
    const before = await showMission(call, id)
    call.expectUnchanged(before)
    const wanted = {
      listIds: change.listIds ?? before.savedLists.map(({ listId }) => listId),
      personIds: change.personIds ?? before.people.map(({ personId }) => personId),
      companies: change.companies ?? before.companies.map(({ name }) => name),
    }
    const targets = await targetsOf(tx, call, wanted, before.people)
    const { title = before.title, state = before.state, dueOn = before.dueOn, roles = before.roles } = change
    await updateMission(tx, { networkId, id, title, state, dueOn, ...rolesOf(roles), now: call.services.now() })
    await deleteTargets(tx, { networkId, id })
    await keepTargets(tx, networkId, id, targets)
    return showMission(call, id)
  })

export async function removeMission({ db, viewer, services }: MemberCall, id: string): Promise<undefined> {
  await db.transaction(async (tx) => {
    const networkId = await ensureNetwork(tx, membershipOf(viewer), services)
    const gone = await deleteMission(tx, { networkId, id })
    if (!gone) throw notFound('mission')
  })
}

const rolesOf = (typed: readonly string[]): { roles: string[]; roleQueries: string[] } => {
  const roles = distinctRoles(typed)
  return { roles, roleQueries: roles.map(roleQuery) }
}

type Wanted = Pick<NewMission, 'listIds' | 'personIds' | 'companies'>
type Target = { savedList: string | null } & (Saving | { person: null; company: null; name: null })

async function targetsOf(tx: Tx, call: MemberCall, wanted: Wanted, known: Mission['people']): Promise<Target[]> {
  const lists = [...new Set(wanted.listIds)]
  await expectSavedLists(tx, lists)
  const kept = known.filter(({ personId }) => wanted.personIds.includes(personId))
  const added = wanted.personIds.filter((id) => !kept.some(({ personId }) => personId === id))
  return [
    ...lists.map((savedList) => ({ savedList, person: null, company: null, name: null })),
    ...[
      ...kept.map(({ personId, name }) => ({ person: numberOf(call, personId), company: null, name })),
      ...(await seenPeople(tx, call, added)),
      ...namedCompanies(call, wanted.companies),
    ].map((saving) => ({ savedList: null, ...saving })),
  ]
}

const numberOf = (call: MemberCall, id: string): string => present(personIds(call).read(id)).toString()

const keepTargets = (tx: Tx, networkId: number, mission: string, targets: readonly Target[]) =>
  insertTargets(tx, {
    networkId,
    mission,
    ids: targets.map(() => newId()),
    savedLists: targets.map(({ savedList }) => savedList),
    people: targets.map(({ person }) => person),
    companies: targets.map(({ company }) => company),
    names: targets.map(({ name }) => name),
  })
