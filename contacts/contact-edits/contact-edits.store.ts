import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import { positionKinds } from '../relationships/stored-kinds.rules.ts'
import type { Statements } from './contact-edits.sql.gen.ts'

const sql = statements<Statements>(import.meta.url, { positionKinds })

export type EditableRow = RowOf<typeof findEditable>
export const findEditable = sql.maybe('find_editable')
export const updateWords = sql.run('update_words')
