import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run as migrate } from '../../apps/wellmet/migrate.ts'
import { runCommand } from '../../apps/wellmet/run-command.ts'
import { repository } from '../repository.ts'
import { startServices } from '../services/start-services.ts'
import { ensureDatabase } from './ensure-database.ts'
import { migrationPath } from './migration-path.ts'

/**
 * migrate  brings the database to the newest schema: the one of DATABASE_ADMIN_URL, or the private one for development
 * reset    empties the private one for development and migrates it
 * new      begins a migration: npm run db:new -- add-people, or with --online one that runs outside a transaction
 */
const [command, name, kind] = process.argv.slice(2)
const hasAdminUrl = Boolean(process.env['DATABASE_ADMIN_URL'] || process.env['DATABASE_ADMIN_URL_FILE'])

if (command === 'new' && name && /^[a-z][a-z0-9-]*$/.test(name)) {
  const path = migrationPath(name.replaceAll('-', '_'), new Date())
  const file = join(repository, kind === '--online' ? path.replace(/sql$/, 'online.sql') : path)
  writeFileSync(file, `-- ${name.replaceAll('-', ' ')}: why\n`, { flag: 'wx' })
  console.log(file)
} else if (command === 'reset' && hasAdminUrl) {
  console.error('db:reset recreates the private database for development only. Unset DATABASE_ADMIN_URL to do that.')
  process.exitCode = 2
} else if (command === 'migrate' || command === 'reset') {
  if (!hasAdminUrl) process.env['DATABASE_ADMIN_URL'] = await developmentDatabase(command === 'reset')
  await runCommand(migrate)
} else {
  console.error('npm run db:migrate | db:reset | db:new -- <name-of-the-change> [--online]')
  process.exitCode = 2
}

async function developmentDatabase(startOver: boolean): Promise<string> {
  const { postgresUrl } = await startServices({ purpose: 'development', durable: true })
  return ensureDatabase(postgresUrl, 'wellmet', startOver)
}
