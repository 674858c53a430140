import { statement } from '@wellmet/platform/database/statement.ts'
import type { CollectionKind } from '../collections/collections.contract.ts'
import type { MissionState } from './missions.contract.ts'

interface One {
  owner: number
  id: string
}

interface Named {
  id: string
  name: string
}

export interface MissionRow {
  id: string
  title: string
  state: MissionState
  dueOn: string | null
  roles: string[]
  createdAt: Date
  changedAt: Date
  collections: (Named & { kind: CollectionKind; entries: number })[]
  /** By number, as everything inside is. */
  people: Named[]
  companies: Named[]
}

/** One of them by its id, or all. */
export const listMissions = statement<{ id: string | null; limit: number }, MissionRow>(
  import.meta.url,
  'list_missions',
)

export interface TargetRow {
  missionId: string
  /** One of the two. */
  personId: string | null
  companyId: string | null
  total: number
}
export const listTargets = statement<{ missions: string[]; most: number }, TargetRow>(import.meta.url, 'list_targets')
export const listWanted = statement<
  { most: number },
  { personId: string | null; companyId: string | null; name: string }
>(import.meta.url, 'list_wanted')

interface Aims {
  title: string
  dueOn: string | null
  roles: string[]
  roleQueries: string[]
  now: Date
}
export const awaitTurn = statement<{ owner: number }, never>(import.meta.url, 'await_turn')
export const countMissions = statement<{ owner: number }, { n: number }>(import.meta.url, 'count_missions')
export const insertMission = statement<One & Aims, never>(import.meta.url, 'insert_mission')
export const lockMission = statement<One, { id: string }>(import.meta.url, 'lock_mission')
export const updateMission = statement<One & Aims & { state: MissionState }, never>(import.meta.url, 'update_mission')
export const deleteMission = statement<One, { id: string }>(import.meta.url, 'delete_mission')
export const deleteTargets = statement<One, never>(import.meta.url, 'delete_targets')
export const insertTargets = statement<
  {
    owner: number
    mission: string
    ids: string[]
    collections: (string | null)[]
    people: (string | null)[]
    companies: (string | null)[]
    names: (string | null)[]
  },
  never
>(import.meta.url, 'insert_targets')
