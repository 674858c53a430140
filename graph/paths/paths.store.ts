import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import { inferredBases, positionKinds } from '@wellmet/contacts/relationships/stored-kinds.rules.ts'
import { strengthSaid } from '@wellmet/contacts/ratings/said-strength.rules.ts'
import type { Statements } from './paths.sql.gen.ts'

const sql = statements<Statements>(import.meta.url, { inferredBases, positionKinds, strengthSaid })

export type ConnectorRow = RowOf<typeof listConnectors>

/** Where a target is or was, and how likely, in permille, somebody who was there at another time knows them. */
export type Employer = RowOf<typeof listTargetEmployers> & { chance: number }

/** A contact of the viewer who seems to know the target. */
export type IntermediaryRow = RowOf<typeof listGoBetweens> & { employer: Employer | null }

/** A contact of somebody who shares, who seems to know the target. */
export type ThreeHopRow = RowOf<typeof listThreeHopPaths>

export const listTopPeople = sql.many('list_top_people')
export const listConnectors = sql.many('list_connectors')
export const listTargetEmployers = sql.many('list_target_employers')
/**
 * `public`, `observed` and `former` are per mille: what public facts say, what the viewer's own threads show, and what follows
 * from where they once worked.
 */
export const listGoBetweens = sql.many('list_go_betweens')
export const listThreeHopPaths = sql.many('list_three_hop_paths')
export const listSharedEmployers = sql.many('list_shared_employers')
export const countTogether = sql.many('count_together')
export const listPeopleAtCompany = sql.many('list_people_at_company')
