import { z } from 'zod'
import { platformSettings, PostgresUrl } from '@wellmet/platform/config/config.ts'
import { Count, secretSetting, settings } from '@wellmet/platform/config/settings.ts'
import { StorageUrl } from './storage-url.ts'

export const backupSettings = settings({
  BACKUP_DIRECTORY: z
    .string()
    .optional()
    .describe('for wellmet backup: folder for dumps and for the journal of deletions; no backups without it'),
  BACKUP_DATABASE_URL: secretSetting(PostgresUrl)
    .optional()
    .describe('for wellmet backup: PostgreSQL past any pooler, signed in as wellmet_backup'),
  BACKUP_PUBLIC_KEY_FILE: z
    .string()
    .optional()
    .describe('for wellmet backup: file with the key that dumps are sealed for; wellmet backup new-key makes it'),
  BACKUP_STORAGE_URL: secretSetting(StorageUrl)
    .optional()
    .describe('for wellmet backup copy: https://<key id>:<secret key>@<host>/<bucket> of a storage that speaks S3'),
  BACKUP_KEEP_DAYS: Count.default(14).describe('older dumps are deleted, but never the newest'),
})

/** All that a process needs that makes backups: no secret of the product is among it. */
export const backupInputs = settings({
  ...backupSettings.shape,
  PLAINTEXT_HOSTS: platformSettings.PLAINTEXT_HOSTS,
  LOG_LEVEL: platformSettings.LOG_LEVEL,
})
export type BackupInputs = z.output<z.ZodObject<typeof backupInputs.shape>>
