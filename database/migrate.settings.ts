import { z } from 'zod'
import { PostgresUrl } from '@wellmet/platform/config/config.ts'
import { hostsIn } from '@wellmet/platform/config/plaintext.rules.ts'
import { secretSetting, settings } from '@wellmet/platform/config/settings.ts'

/** What `wellmet migrate` and `wellmet restore` read beside DATABASE_URL. */
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
})

/** The same, and what it needs of the settings of the product. */
export const migrateInputs = settings({
  ...migrateSettings.shape,
  DATABASE_URL: secretSetting(PostgresUrl).optional(),
  PLAINTEXT_HOSTS: z.string().default('').transform(hostsIn),
})
