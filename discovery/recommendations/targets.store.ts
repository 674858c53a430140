import { statements, type ParamsOf, type RowOf } from '@wellmet/platform/database/statement.ts'
import { inferredBases } from '@wellmet/contacts/relationships/stored-kinds.rules.ts'
import type { Statements } from './targets.sql.gen.ts'

const sql = statements<Statements>(import.meta.url, { inferredBases })

/** `most` of the likeliest, and `others` drawn from all the rest by the luck of `draw`. */
export type Wanted = Pick<ParamsOf<typeof listTwoStepsAway>, 'kinds' | 'most' | 'others' | 'draw'>

export type TargetRow = RowOf<typeof listTwoStepsAway>
export const listTwoStepsAway = sql.many('list_two_steps_away')
export const countInferredRelationships = sql.many('count_inferred_relationships')
export const listMemberEmails = sql.many('list_member_emails')
