import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './thank-yous.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const listCards = sql.many('list_cards')
export type CardRow = RowOf<typeof listCards>
export const listOpened = sql.many('list_opened')
export const insertCard = sql.run('insert_card')
export const deleteCard = sql.run('delete_card')
export const answerCard = sql.run('answer_card')
export const findByToken = sql.maybe('find_by_token')
export const findTeammate = sql.maybe('find_teammate')
export const findWorkspaceName = sql.one('find_workspace_name')
