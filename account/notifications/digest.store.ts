import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './digest.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

/** Only of those whose address is confirmed: a mail a day to a stranger would be one too many. */
export const listWaiting = sql.many('list_waiting')
export const findAddressee = sql.maybe('find_addressee')

export type DigestLine = RowOf<typeof takeForDigest>
/** By workspace, newest first. Taken once: whoever asks again gets what came since. */
export const takeForDigest = sql.many('take_for_digest')
