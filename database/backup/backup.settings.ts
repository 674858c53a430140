import { z } from 'zod'
import { PostgresUrl } from '@wellmet/platform/config/config.ts'
import { Count, secretSetting, settings } from '@wellmet/platform/config/settings.ts'

export const backupSettings = settings({
  BACKUP_DIRECTORY: z
    .string()
    .optional()
    .describe('folder for dumps and for the journal of deletions, the same for all workers; no backups without it'),
  BACKUP_DATABASE_URL: secretSetting(PostgresUrl)
    .optional()
    .describe('PostgreSQL past any pooler, as a role that sees all rows and may create databases'),
  BACKUP_KEEP_DAYS: Count.default(14).describe('older dumps are deleted, but never the newest'),
})
