import pg from 'pg'
import { ok, warning, type Finding } from './finding.ts'

interface Role {
  name: string
  isSuperuser: boolean
  seesAll: boolean
  isOwner: boolean
}

/** What the address for backups may do, which is worth most to whoever gets hold of it. */
export async function checkBackupRole(url: string): Promise<Finding> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    const { rows } = await client.query<Role>(
      `select rolname as name, rolsuper as "isSuperuser", rolsuper or rolbypassrls as "seesAll",
         pg_has_role(current_user, 'wellmet_owner', 'member') as "isOwner"
       from pg_roles where rolname = current_user`,
    )
    return judgeRole(rows[0]!)
  } catch (error) {
    return warning('backup', `BACKUP_DATABASE_URL does not work: ${(error as Error).message}`)
  } finally {
    await client.end().catch(() => {})
  }
}

export function judgeRole({ name, isSuperuser, seesAll, isOwner }: Role): Finding {
  const better = 'write the address of wellmet_backup, which wellmet migrate makes'
  if (isSuperuser) return warning('backup', `BACKUP_DATABASE_URL signs in as ${name}, a superuser: ${better}`)
  if (!seesAll)
    return warning(
      'backup',
      `${name} does not see all rows. As a superuser: alter role ${name} bypassrls createdb; grant pg_read_all_data to ${name}`,
    )
  if (isOwner)
    return warning(
      'backup',
      `${name} may become wellmet_owner, and change everything: revoke wellmet_owner from ${name}`,
    )
  return ok('backup', `${name} reads, and changes nothing`)
}
