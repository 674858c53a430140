import type { Area } from '@wellmet/platform/area.ts'
import { backupSettings } from './backup/backup.settings.ts'
import { backupTables } from './backup/backup.tables.ts'
import { moveHooks } from './move/move.reactions.ts'
import { moveTables } from './move/move.tables.ts'

/** Backups, which a process of its own makes (`wellmet backup run`), and moving workspaces. */
export const databaseArea = {
  name: 'database',
  routes: {},
  jobs: [],
  reactions: [],
  hooks: moveHooks,
  schedule: [],
  settings: [backupSettings],
  sealed: [],
  tables: [...backupTables, ...moveTables],
} satisfies Area
