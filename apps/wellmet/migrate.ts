import { refuseIncompleteDatabase } from '@wellmet/database/catalogue/refuse-incomplete-database.ts'
import { migrate, OutdatedDatabase } from '@wellmet/database/migrate.ts'
import { migrateInputs } from '@wellmet/database/migrate.settings.ts'
import { useServerNumber } from '@wellmet/database/server-number.ts'
import { readSettings } from '@wellmet/platform/config/config.ts'
import { administratorUrl } from './administrator-url.ts'
import { Refusal } from './refusal.ts'
import { setPassword } from './set-password.ts'

/**
 * Brings the database of DATABASE_ADMIN_URL to the newest schema, as a role that may create roles. If DATABASE_URL has a
 * password for wellmet_app, that role gets it, wellmet_backup the one of BACKUP_DATABASE_URL, and wellmet_staff
 * the one of STAFF_DATABASE_URL.
 */
export async function run(): Promise<void> {
  const {
    DATABASE_URL: url,
    BACKUP_DATABASE_URL: backupUrl,
    STAFF_DATABASE_URL: staffUrl,
    DATABASE_SERVER_NUMBER: serverNumber,
    ...inputs
  } = readSettings(process.env, migrateInputs)
  const adminUrl = administratorUrl(inputs)
  try {
    await migrate(adminUrl, console.log)
  } catch (error) {
    throw error instanceof OutdatedDatabase ? new Refusal(error.message) : error
  }
  if (serverNumber !== undefined) await useServerNumber(adminUrl, serverNumber)
  if (url) await setPassword(adminUrl, 'wellmet_app', new URL(url))
  if (backupUrl) await setPassword(adminUrl, 'wellmet_backup', new URL(backupUrl))
  if (staffUrl) await setPassword(adminUrl, 'wellmet_staff', new URL(staffUrl))
  await refuseIncompleteDatabase(adminUrl)
  console.log('The schema is the newest.')
}
