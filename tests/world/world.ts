import type { AddressInfo } from 'node:net'
import { Logger, runOnce } from 'graphile-worker'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { createApi } from '../../apps/api/api.ts'
import { works } from '../../apps/worker/work.ts'
import { apiKeys } from '@wellmet/account/api-keys/api-keys.contract.ts'
import { audit } from '@wellmet/account/audit/audit.contract.ts'
import { invitations } from '@wellmet/account/invitations/invitations.contract.ts'
import { members } from '@wellmet/account/members/members.contract.ts'
import { notifications } from '@wellmet/account/notifications/notifications.contract.ts'
import { ensureUsers, users, type Session } from '@wellmet/account/users/users.contract.ts'
import { workspaces } from '@wellmet/account/workspaces/workspaces.contract.ts'
import { connectorRules } from '@wellmet/introductions/connector-rules/connector-rules.contract.ts'
import { bridgedMarketplace, marketplace } from '@wellmet/introductions/marketplace/marketplace.contract.ts'
import { outcomeGraph, outcomes } from '@wellmet/introductions/outcomes/outcomes.contract.ts'
import { asks } from '@wellmet/introductions/requests/asks.contract.ts'
import { networkIntro, requests } from '@wellmet/introductions/requests/requests.contract.ts'
import { affinities } from '@wellmet/network/affinities/affinities.contract.ts'
import { collections } from '@wellmet/network/collections/collections.contract.ts'
import { companies, companyPages, companySearch } from '@wellmet/network/companies/companies.contract.ts'
import { contacts } from '@wellmet/network/contacts/contacts.contract.ts'
import { duplicates } from '@wellmet/network/duplicates/duplicates.contract.ts'
import { erasures } from '@wellmet/network/erasures/erasures.contract.ts'
import { hidings } from '@wellmet/network/hidings/hidings.contract.ts'
import { imports } from '@wellmet/network/imports/imports.contract.ts'
import { intelligence } from '@wellmet/network/intelligence/intelligence.contract.ts'
import { linkedin } from '@wellmet/network/linkedin/linkedin.contract.ts'
import { merges } from '@wellmet/network/merges/merges.contract.ts'
import { missions } from '@wellmet/network/missions/missions.contract.ts'
import { companyPaths, paths } from '@wellmet/network/paths/paths.contract.ts'
import { people } from '@wellmet/network/people/people.contract.ts'
import { pictures } from '@wellmet/network/pictures/pictures.contract.ts'
import { reachablePeople } from '@wellmet/network/reachable-people/reachable-people.contract.ts'
import { relationships } from '@wellmet/network/relationships/relationships.contract.ts'
import { seeding } from '@wellmet/network/seeding/seeding.contract.ts'
import { sharing } from '@wellmet/network/sharing/sharing.contract.ts'
import { targetScores } from '@wellmet/network/target-scores/target-scores.contract.ts'
import { letters, replies } from '@wellmet/introductions/letters/letters.contract.ts'
import { health } from '@wellmet/platform/health/health.contract.ts'
import { tasksOf } from '@wellmet/platform/jobs/worker.ts'
import { hooks } from '../../apps/api/hooks.ts'
import { openServices } from '@wellmet/platform/open-services.ts'
import type { Contract } from '@wellmet/platform/contract/endpoint.ts'
import { clientOf, type ClientOf, type Credentials } from './client.ts'
import { testConfig } from './config.ts'
import { newDatabase } from './database.ts'

const silent = new Logger(() => () => {})
const nouns = {
  users,
  ensureUsers,
  workspaces,
  members,
  invitations,
  apiKeys,
  audit,
  notifications,
  imports,
  contacts,
  duplicates,
  merges,
  hidings,
  erasures,
  sharing,
  paths,
  companyPaths,
  people,
  reachablePeople,
  companies,
  companySearch,
  companyPages,
  relationships,
  pictures,
  linkedin,
  seeding,
  intelligence,
  affinities,
  targetScores,
  collections,
  missions,
  requests,
  networkIntro,
  asks,
  connectorRules,
  letters,
  replies,
  outcomes,
  outcomeGraph,
  marketplace,
  bridgedMarketplace,
  health,
}
type Clients = { [K in keyof typeof nouns]: ClientOf<(typeof nouns)[K]> }

export interface Somebody extends Credentials, Session {
  password: string
}

export type World = Awaited<ReturnType<typeof world>>

/**
 * The real API on a socket, over a database of its own, with a clock that can be shifted. Everything is gone when the
 * test (or, called in beforeAll, the file) is finished.
 */
export async function world(settings: Record<string, string> = {}, server?: string) {
  const database = await newDatabase(server)
  const clock = { shiftMs: 0 }
  const services = openServices(testConfig(database.url, settings), 'test', {
    hooks,
    now: () => new Date(Date.now() + clock.shiftMs),
  })
  const app = await createApi(services)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const origin = () => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const superuser = new pg.Pool({ connectionString: database.superuserUrl, max: 2 })
  // Its connections are cut when the database is dropped.
  superuser.on('error', () => {})

  const as = (somebody: Credentials | null): Clients =>
    Object.fromEntries(
      Object.entries(nouns).map(([name, contract]) => [
        name,
        clientOf(contract as unknown as Contract, origin, somebody ?? {}),
      ]),
    ) as unknown as Clients

  let signedUp = 0
  const signUp = async (name = 'Ana Lima', email = `person${++signedUp}@example.com`): Promise<Somebody> => {
    const password = 'correct horse battery'
    const response = await fetch(`${origin()}/api/account/sign-up`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, email, password }),
    })
    if (response.status !== 201) throw new Error(`sign-up answered ${response.status}: ${await response.text()}`)
    return { ...((await response.json()) as Session), cookie: cookieOf(response), password }
  }

  /** Does everything that is waiting to be done, reactions and what they start included. */
  const work = async (): Promise<void> => {
    await runOnce({
      pgPool: services.database.pool,
      noHandleSignals: true,
      logger: silent,
      taskList: tasksOf(works, services),
    })
  }

  const mails = async (
    address?: string,
  ): Promise<{ to_address: string; subject: string; body: string; status: string }[]> =>
    (
      await superuser.query('select * from platform.mails where $1::text is null or to_address = $1 order by id', [
        address ?? null,
      ])
    ).rows

  const close = async () => {
    await app.close()
    await services.close()
    await superuser.end()
    await database.drop()
  }

  return { as, signUp, work, mails, origin, services, app, superuser, databaseUrl: database.url, clock, close }
}

/** A world that ends with the test that asked for it. */
export async function worldForThisTest(settings: Record<string, string> = {}): Promise<World> {
  const made = await world(settings)
  onTestFinished(() => made.close())
  return made
}

export function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0]!)
    .join('; ')
}

/** The token of the link in a mail. */
export const tokenIn = (body: string): string => {
  const token = body.match(/token=([\w.~-]+)/)?.[1]
  if (!token) throw new Error(`no link in: ${body}`)
  return token
}
