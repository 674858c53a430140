import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import { contactFields } from '../contact-fields/contact-columns.rules.ts'
import { positionKinds } from '../relationships/stored-kinds.rules.ts'
import type { Statements } from './contact-edits.sql.gen.ts'

const sql = statements<Statements>(import.meta.url, { positionKinds, contactFields })

export type EditableRow = RowOf<typeof findEditable>
export const findEditable = sql.maybe('find_editable')
export const updateWords = sql.run('update_words')
