import pg from 'pg'
import { loadAccounts } from './load-accounts.ts'
import { loadNetworks } from './load-networks.ts'
import { loadPublic } from './load-public.ts'
import type { Population } from './population.ts'
import { dropIndexes, makeIndexes } from './secondary-indexes.ts'
import type { Teams } from './teams.ts'

/** Fills an empty, migrated database of the product. */
export async function loadNetwork(databaseUrl: string, population: Population, teams: Teams, now: Date): Promise<void> {
  const began = performance.now()
  const say = (what: string) => console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(5)} s  ${what}`)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const indexes = await dropIndexes(client)
    await loadAccounts(databaseUrl, population, teams, now)
    const { contacts, evidence } = await loadNetworks(databaseUrl, population, teams, now)
    say(`${contacts} contacts, ${evidence} pieces of evidence`)
    const { relationships } = await loadPublic(databaseUrl, population, now)
    say(`${relationships} ties, directory, places, words`)
    await makeIndexes(client, indexes)
    await client.query(
      `select setval(pg_get_serial_sequence('identity.member_networks', 'id'), (select max(id) from identity.member_networks))`,
    )
    say('indexes')
    await client.query('vacuum (analyze)')
    say('vacuum')
  } finally {
    await client.end()
  }
}
