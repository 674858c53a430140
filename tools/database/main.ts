import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrate, migrationNames } from '../../database/migrate.ts'
import { repository } from '../repository.ts'
import { startServices } from '../services/start-services.ts'
import { ensureDatabase } from './ensure-database.ts'

/**
 * migrate  brings the database to the newest schema: the one of DATABASE_ADMIN_URL, or the private one for development
 * reset    empties the private one for development and migrates it
 * new      begins a migration: npm run db:new -- add-people
 */
const [command, name] = process.argv.slice(2)

if (command === 'new' && name && /^[a-z][a-z0-9-]*$/.test(name)) {
  const number = String(migrationNames().length + 1).padStart(4, '0')
  const file = join(repository, 'database/migrations', `${number}_${name}.sql`)
  if (existsSync(file)) throw new Error(`${file} exists`)
  writeFileSync(file, `-- ${name.replaceAll('-', ' ')}: why\n`)
  console.log(file)
} else if (command === 'migrate' || command === 'reset') {
  const url = process.env['DATABASE_ADMIN_URL'] ?? (await developmentDatabase(command === 'reset'))
  await migrate(url, console.log)
  console.log('The schema is the newest.')
} else {
  console.error('npm run db:migrate | db:reset | db:new -- <name-of-the-change>')
  process.exitCode = 2
}

async function developmentDatabase(startOver: boolean): Promise<string> {
  const { postgresUrl } = await startServices({ purpose: 'development', durable: true })
  return ensureDatabase(postgresUrl, 'wellmet', startOver)
}
