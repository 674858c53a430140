import pg from 'pg'

/** 128 servers of 16,777,215 networks each fill the positive integers. */
const networksOfAServer = 2 ** 24
const servers = 128

/**
 * Gives the networks of this database numbers that no other server gives, so that a workspace can move between servers.
 * Throws when the database has given numbers of another server already.
 */
export async function useServerNumber(administratorUrl: string, server: number): Promise<void> {
  if (!Number.isInteger(server) || server < 0 || server >= servers)
    throw new Error(`A server has a number from 0 to ${servers - 1}, not ${server}.`)
  const [first, last] = [Math.max(1, server * networksOfAServer), (server + 1) * networksOfAServer - 1]
  const client = new pg.Client({ connectionString: administratorUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ first: string; given: string | null }>(
      `select min_value as first, last_value as given from pg_sequences
       where format('%I.%I', schemaname, sequencename) = pg_get_serial_sequence('identity.member_networks', 'id')`,
    )
    if (Number(rows[0]!.first) === first) return
    if (rows[0]!.given !== null)
      throw new Error(
        `This database numbers its networks from ${rows[0]!.first} and has some already, so it cannot become server ${server}.`,
      )
    await client.query(
      `alter table identity.member_networks alter id set minvalue ${first} set maxvalue ${last} set start with ${first} restart`,
    )
  } finally {
    await client.end()
  }
}

/** The number that `useServerNumber` gave this database; 0 if it never did. */
export async function readServerNumber(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ first: string }>(
    `select min_value as first from pg_sequences
     where format('%I.%I', schemaname, sequencename) = pg_get_serial_sequence('identity.member_networks', 'id')`,
  )
  return Math.floor(Number(rows[0]!.first) / networksOfAServer)
}
