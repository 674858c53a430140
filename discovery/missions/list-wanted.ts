import type { Tx } from '@wellmet/platform/database/connection.ts'
import { hasGoal, listGoalsAbout, listWanted, listWantedRoles } from './missions.store.ts'

/** Of very many the first: a question about them stays one that can be answered at once. */
const mostWanted = 1000

export interface Wanted {
  people: string[]
  companies: { id: string; name: string }[]
}

/** Whom the viewer wants to reach, by number: their target lists, the targets of their open missions, and whom they added. */
export async function listWantedTargets(tx: Tx): Promise<Wanted> {
  const rows = await listWanted(tx, { most: mostWanted })
  return {
    people: rows.flatMap(({ personId }) => personId ?? []),
    companies: rows.flatMap(({ companyId, name }) => (companyId === null ? [] : [{ id: companyId, name }])),
  }
}

export interface WantedRole {
  role: string
  /** Of a mission without people, companies or lists: wanted wherever it is. */
  isAnywhere: boolean
}

/** The roles that the viewer's open missions want. */
export const listRolesWanted = (tx: Tx): Promise<WantedRole[]> => listWantedRoles(tx)

/** Whether an open mission says who or what the viewer wants to reach. */
export const isGoalSet = async (tx: Tx): Promise<boolean> => (await hasGoal(tx)).hasGoal

/** More than one sentence can name. */
const mostGoals = 3

/** What the viewer wants of these people, by number: their open missions that have one of them as a target. */
export const listGoals = (tx: Tx, people: readonly string[]): Promise<{ id: string; title: string }[]> =>
  listGoalsAbout(tx, { people: [...people], limit: mostGoals })
