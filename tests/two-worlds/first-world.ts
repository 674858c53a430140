import { expect, inject } from 'vitest'
import pg from 'pg'
import { scopeOf } from '@wellmet/platform/contract/endpoint.ts'
import { loadDirectory } from '@wellmet/contacts/directory/load-directory.ts'
import { contracts } from '../../apps/api/contracts.ts'
import { issueKey } from '../contract/team.ts'
import type { Credentials } from '../world/client.ts'
import { join } from '../world/team.ts'
import { world, type Somebody, type World } from '../world/world.ts'
import { acquaintances, addressOf, connectionsOf, mailboxOf } from './address-books.ts'
import { publicLines } from './public-people.ts'
import { confidantsOf } from './secrets.ts'
import { upload } from './twin.ts'

export interface RequestParticipants {
  /** Owns the workspace and shares with all of it. */
  mara: Somebody
  /** Shares with Mara alone. */
  bob: Somebody
  /** Shares nothing. */
  eve: Somebody
  /** Has brought nothing yet. */
  nils: Somebody
  /** May only look. */
  vic: Somebody
  /** Owns another workspace, and shares nothing. */
  olga: Somebody
  /** Is in the other workspace, and shares with it. */
  pavel: Somebody
  /** A program of Mara's. */
  program: Credentials
}

export interface FirstWorld {
  participants: RequestParticipants
  /** The database to clone; nobody is connected to it. */
  template: string
  /** The instant at which every clone stands still. */
  now: Date
  drop(): Promise<void>
}

/** Two workspaces of people who know some of the same people, left at rest. */
export async function makeFirstWorld(): Promise<FirstWorld> {
  const made = await world()
  const participants = await gather(made)
  await loadDirectory(made.services, publicLines())
  await fillBooks(made, participants)
  await made.as(participants.mara).sharing.change({ body: { mode: 'workspace' } })
  await made.as(participants.bob).sharing.change({ body: { mode: 'selected', with: [participants.mara.user.id] } })
  await made.as(participants.pavel).sharing.change({ body: { mode: 'workspace' } })
  for (const somebody of [participants.mara, participants.vic, participants.bob, participants.eve, participants.olga])
    await made.as(somebody).sharing.show({})
  const { rows } = await made.superuser.query('select distinct state from contacts.imports')
  expect(rows).toEqual([{ state: 'done' }])
  // Emails that could not be delivered would be tried again at a moment of their own in each clone.
  await made.superuser.query('delete from graphile_worker._private_jobs')
  await made.app.close()
  await made.services.close()
  await made.superuser.end()
  await made.leaveDatabase()
  const template = new URL(made.databaseUrl).pathname.slice(1)
  return { participants, template, now: new Date(), drop: () => dropDatabase(template) }
}

async function gather(made: World): Promise<RequestParticipants> {
  const mara = await made.signUp('Mara Lind')
  const bob = await join(made, mara, 'member', 'Bob Reyes')
  const eve = await join(made, mara, 'member', 'Eve Okafor')
  const nils = await join(made, mara, 'member', 'Nils Holm')
  const vic = await join(made, mara, 'viewer', 'Vic Duran')
  const olga = await made.signUp('Olga Brandt')
  const pavel = await join(made, olga, 'member', 'Pavel Novotny')
  const scopes = contracts.flatMap(({ family, endpoints }) =>
    Object.values(endpoints).map((endpoint) => scopeOf(family, endpoint)),
  )
  const program = await issueKey(made, mara, [...new Set(scopes)])
  return { mara, bob, eve, nils, vic, olga, pavel, program }
}

async function fillBooks({ app, work }: World, { mara, bob, eve, olga, pavel }: RequestParticipants): Promise<void> {
  const books = [
    [mara, acquaintances(0, 13)],
    [bob, acquaintances(8, 20)],
    [eve, [...acquaintances(4, 10), ...acquaintances(18, 22), ...confidantsOf('eve')]],
    [olga, [...acquaintances(0, 6), ...confidantsOf('olga')]],
    [pavel, acquaintances(3, 14)],
  ] as const
  for (const [who, entries] of books) {
    await upload(app, { who, fileName: 'Connections.csv', content: connectionsOf(entries) })
  }
  const penFriends = [
    [mara, [0, 9, 40]],
    [bob, [9, 12, 41]],
    [eve, [9, 18]],
    [pavel, [3, 6]],
  ] as const
  for (const [who, numbers] of penFriends) {
    const content = mailboxOf(who.user.email, numbers.map(addressOf), new Date())
    await upload(app, { who, fileName: 'mail.mbox', content })
  }
  await work()
}

async function dropDatabase(name: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`)
  await client.end()
}
