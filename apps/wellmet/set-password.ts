import pg from 'pg'

/** The roles that sign in. */
type Role = 'wellmet_app' | 'wellmet_backup' | 'wellmet_staff'

/** Gives the role the password of its URL, if it has one. Another role in the URL is the operator's own affair. */
export async function setPassword(adminUrl: string, role: Role, { username, password }: URL): Promise<void> {
  if (username !== role || password === '') return
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(`alter role ${role} password ${pg.escapeLiteral(decodeURIComponent(password))}`)
  } finally {
    await client.end()
  }
}
