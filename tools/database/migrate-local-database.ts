import { migrate, OutdatedDatabase } from '../../database/migrate.ts'
import { ensureDatabase } from './ensure-database.ts'

interface LocalDatabase {
  postgresUrl: string
  database: string
  /** Called before an outdated database is recreated, its data deleted. Without it an outdated one is refused. */
  onRecreate?: ((reason: OutdatedDatabase) => void) | undefined
}

/** Creates the database if it is missing, brings it to the newest schema, and returns its address. */
export async function migrateLocalDatabase({ postgresUrl, database, onRecreate }: LocalDatabase): Promise<string> {
  const url = await ensureDatabase(postgresUrl, database)
  try {
    await migrate(url)
  } catch (error) {
    if (!(error instanceof OutdatedDatabase) || !onRecreate) throw error
    onRecreate(error)
    await ensureDatabase(postgresUrl, database, true)
    await migrate(url)
  }
  return url
}
