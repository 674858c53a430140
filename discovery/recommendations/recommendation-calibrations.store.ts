import type { Tx } from '@wellmet/platform/database/connection.ts'
import { acquireLock } from '@wellmet/platform/database/locks.store.ts'
import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './recommendation-calibrations.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export type VersionRow = RowOf<typeof listVersions>

/** A refit and a change of version run one after the other, because one version is in use. */
export const lockCalibrations = (tx: Tx, workspaceId: string) =>
  acquireLock(tx, 'discovery.recommendation-calibrations', workspaceId)
export const findActive = sql.maybe('find_active')
export const listVersions = sql.many('list_versions')
export const deactivate = sql.run('deactivate')
export const activate = sql.maybe('activate')
export const insertVersion = sql.run('insert_version')
