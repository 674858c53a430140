import pg from 'pg'

/** Gives wellmet_app the password of its URL, if it has one. */
export async function setPassword(adminUrl: string, { username, password }: URL): Promise<void> {
  if (username !== 'wellmet_app' || password === '') return
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(`alter role wellmet_app password ${pg.escapeLiteral(decodeURIComponent(password))}`)
  } finally {
    await client.end()
  }
}
