import { z } from 'zod'
import { PostgresUrl } from '@wellmet/platform/config/config.ts'
import { hostsIn } from '@wellmet/platform/config/plaintext.rules.ts'
import { secretSetting, settings } from '@wellmet/platform/config/settings.ts'

/** What `wellmet migrate`, `restore` and `move-workspace` read beside DATABASE_URL. */
export const migrateSettings = settings({
  DATABASE_ADMIN_URL: secretSetting(PostgresUrl)
    .optional()
    .describe('for wellmet migrate and wellmet restore: PostgreSQL, as a role that may create roles and databases'),
  DATABASE_SERVER_NUMBER: z.coerce
    .number()
    .int()
    .min(0)
    .max(127)
    .optional()
    .describe('for wellmet migrate: which of several database servers this is'),
  MOVE_TARGET_ADMIN_URL: secretSetting(PostgresUrl)
    .optional()
    .describe('for wellmet move-workspace: the server it moves to, as a superuser'),
  DIRECTORY_ADMIN_URL: secretSetting(PostgresUrl)
    .optional()
    .describe('for wellmet move-workspace: server 0, if it is neither the one it leaves nor the one it moves to'),
})

/** The same, and what it needs of the settings of the product. */
export const migrateInputs = settings({
  ...migrateSettings.shape,
  DATABASE_URL: secretSetting(PostgresUrl).optional(),
  BACKUP_DATABASE_URL: secretSetting(PostgresUrl).optional(),
  STAFF_DATABASE_URL: secretSetting(PostgresUrl).optional(),
  PLAINTEXT_HOSTS: z.string().default('').transform(hostsIn),
})
