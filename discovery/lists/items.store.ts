import type { Tx } from '@wellmet/platform/database/connection.ts'
import { statements, type ParamsOf, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './items.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export type ItemRow = RowOf<typeof selectItems>

type Asked = ParamsOf<typeof selectItems>
const anyOfThem = { after: null, id: null, people: null, companies: null }

const selectItems = sql.many('select_items')
export const listItems = (tx: Tx, asked: Pick<Asked, 'savedList' | 'limit'> & Partial<Asked>) =>
  selectItems(tx, { ...anyOfThem, ...asked })

export const listPeopleNow = sql.many('list_people_now')

export const insertItems = sql.many('insert_items')
export const countItems = sql.one('count_items')
export const updateNote = sql.maybe('update_note')
export const deleteItem = sql.maybe('delete_item')
export const deleteItemsOfStrangers = sql.run('delete_items_of_strangers')
