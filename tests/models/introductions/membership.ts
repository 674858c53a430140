import type { Call, MemberCall } from '@wellmet/platform/http/serve.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type { World } from '../../world/world.ts'
import type { MailServer } from './mail-server.ts'
import type { Team } from './people.ts'
import type { Workplace } from './product-worker.ts'
import { readProduct, type Read } from './read-product.ts'
import { connectors, targets } from './steps.ts'
import { day } from './times.ts'

const first = new Date('2030-01-07T12:00:00Z').getTime()
/** Longer than any history and whole weeks: what is replayed in another one meets the same days of the week. */
const slot = 209 * 7 * day
/** In one database: the last of them is before the year 9000. */
export const mostHistories = 1_700

/** A place in the product for one history: a clock, connectors and targets of its own in a team that stays. */
export interface Membership extends Workplace {
  mailServer: MailServer
  workspaceId: string
  askers: MemberCall[]
  nobody: Call<null>
  contacts: { id: string; slug: string }[]
  targets: { name: string; company: string; email: string; given: string }[]
  read: (ids: readonly string[]) => Promise<Read>
  nextMoment: (until: Date) => Promise<Date | null>
  /** What is open ends, so that nothing of it is met by the next history. */
  leave: (ids: readonly string[]) => Promise<void>
}

export const beginOf = (history: number): Date => new Date(first + history * slot)

export async function ensureNetwork(
  world: World,
  team: Team,
  mailServer: MailServer,
  history: number,
): Promise<Membership> {
  const client = world.superuser
  const clock = { now: beginOf(history) }
  const delivered: Membership['delivered'] = new Map()
  const services: Services = { ...world.services, now: () => clock.now }
  const { rows } = await client.query<{ id: string }>({
    name: 'number of a job',
    text: `select nextval(pg_get_serial_sequence('graphile_worker._private_jobs', 'id'))::text as id`,
  })
  const sinceJob = rows[0]!.id
  const at = (history * connectors) % team.contacts.length
  const contacts = Array.from({ length: connectors }, (_, i) => ({
    id: team.contacts[at + i]!,
    slug: team.slugs[at + i]!,
  }))
  const emails = team.members.map(({ user }) => user.email)
  const { workspaceId } = team.members[0]!
  const nameOf = (address: string): string => {
    const [who, ...numbers] = address.split('@')[0]!.split('-')
    if (emails.includes(address)) return `asker ${emails.indexOf(address)}`
    return `${who} ${who === 'connector' ? Number(numbers[0]) - at : numbers[1]}`
  }
  const known = {
    userIds: team.members.map(({ user }) => user.id),
    since: { mailId: earliestId(), jobId: sinceJob },
    arrived: mailServer.arrived,
    delivered,
    services,
    begin: clock.now,
    nameOf,
    giveAway: team.members.flatMap(({ user }) => [user.name, user.email]),
  }
  return {
    services,
    client,
    sinceJob,
    clock,
    delivered,
    hasDead: false,
    mailServer,
    workspaceId,
    contacts,
    askers: team.members.map((member) => callOf(services, member)),
    nobody: callOf(services, null),
    targets: Array.from({ length: targets }, (_, i) => ({
      name: `Tara Get${history}x${i}`,
      company: `Lumen ${history}x${i}`,
      email: `target-${history}-${i}@example.com`,
      given: `given-${history}-${i}@example.com`,
    })),
    read: (ids) => readProduct(client, { ...known, ids }),
    nextMoment: async (until) => {
      const found = await client.query<{ at: Date | null }>({
        name: 'next moment',
        text: `select min(run_at) as at from graphile_worker._private_jobs where id > $1 and run_at > $2 and run_at <= $3 and is_available`,
        values: [sinceJob, known.begin, until],
      })
      return found.rows[0]!.at
    },
    leave: async (ids) => {
      mailServer.arrived.clear()
      await client.query({ name: 'end', text: end, values: [ids, sinceJob] })
    },
  }
}

const end = `with jobs as (delete from graphile_worker._private_jobs where id > $2), rules as (delete from introductions.connector_rules)
  update introductions.requests set stage = 'cancelled',
    scheduled_for = null where id = any($1::uuid[]) and stage not in ('cancelled', 'converted', 'declined')`

/** Ids are ordered by their time: the least one that can be made now. */
const earliestId = (): string => {
  const millis = Date.now().toString(16).padStart(12, '0')
  return `${millis.slice(0, 8)}-${millis.slice(8)}-0000-0000-000000000000`
}

function callOf(services: Services, member: null): Call<null>
function callOf(services: Services, member: Team['members'][number]): MemberCall
function callOf(services: Services, member: Team['members'][number] | null): Call<null> | MemberCall {
  const context = { viewerId: member?.user.id ?? null, workspaceId: member?.workspaceId ?? null }
  const call = {
    db: services.database.asViewer({ ...context, principal: member?.user.id ?? 'model' }),
    services,
    request: {
      id: 'model',
      address: '127.0.0.1',
      forwarded: { addresses: 0, protocol: null },
      userAgent: 'model',
      isOperator: false,
      idempotencyKey: null,
      sessionToken: null,
      bearer: null,
      deviceToken: null,
      browserToken: null,
    },
    expectUnchanged: () => {},
    answer: {
      startSession: () => {},
      endSession: () => {},
      markDevice: () => {},
      bindBrowser: () => {},
      leadTo: () => {},
      tagCache: () => {},
      hideFromSearch: () => {},
      status: () => {},
    },
  }
  if (!member) return { ...call, viewer: null }
  const { id, name, email } = member.user
  const session = {
    sessionId: null,
    sessionRenewedAt: null,
    provenAt: null,
    lacksSecondFactor: false,
    lacksSignOn: false,
    isConfined: false,
    keyId: null,
    grantId: null,
    resource: null,
    scopes: null,
  }
  const viewer = { userId: id, name, email, emailVerified: true, workspaceId: member.workspaceId, role: 'member' }
  return { ...call, viewer: { ...viewer, ...session } } as MemberCall
}
