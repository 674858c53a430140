import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './digest.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

/** Only users with a confirmed address: otherwise a stranger could get an email every day. */
export const listWaiting = sql.many('list_waiting')
export const findAddressee = sql.maybe('find_addressee')

export type BriefWorkspace = RowOf<typeof listBriefWorkspaces>
export const listBriefWorkspaces = sql.many('list_brief_workspaces')
export const markBriefed = sql.run('mark_briefed')

export type DigestLine = RowOf<typeof takeForDigest>
/** By workspace, newest first. Marks them as mailed, so a second call returns only what came since. */
export const takeForDigest = sql.many('take_for_digest')
