import type { AddressInfo } from 'node:net'
import { Logger, runOnce } from 'graphile-worker'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { createApi } from '../../apps/api/api.ts'
import { areas, hooks } from '../../apps/areas.ts'
import type { Session } from '@wellmet/account/users/users.contract.ts'
import { hooksOf, workOf, type Area } from '@wellmet/platform/area.ts'
import type { Log } from '@wellmet/platform/log/log.ts'
import { health } from '@wellmet/platform/health/health.contract.ts'
import type { BoundRoutes } from '@wellmet/platform/http/serve.ts'
import { tasksOf } from '@wellmet/platform/jobs/worker.ts'
import type { MailTransport } from '@wellmet/platform/mail/transport.ts'
import { openContent, type MailContent } from '@wellmet/platform/mail/mail-content.ts'
import { openServices } from '@wellmet/platform/open-services.ts'
import type { Contract } from '@wellmet/platform/contract/endpoint.ts'
import { clientOf, type ClientOf, type Credentials } from './client.ts'
import { testConfig } from './config.ts'
import { newDatabase } from './database.ts'
import { worldsName } from './worlds-name.ts'

const silent = new Logger(() => () => {})

/** By intersection, area by area: one union of all endpoints would cost the compiler seconds. */
type RoutesOf<Areas> = Areas extends readonly [infer First extends { routes: unknown }, ...infer Rest]
  ? First['routes'] & RoutesOf<Rest>
  : unknown
type Routes = RoutesOf<typeof areas> & { health: BoundRoutes<typeof health> }
type Clients = { [K in keyof Routes]: Routes[K] extends BoundRoutes<infer C> ? ClientOf<C> : never }

const contractsIn = (product: readonly Area[]): [name: string, Contract][] => [
  ...product.flatMap(({ routes }) =>
    Object.entries(routes).map(([name, { contract }]): [string, Contract] => [name, contract]),
  ),
  ['health', health],
]

export interface Somebody extends Credentials, Session {
  password: string
}

interface MailRow {
  id: string
  message_id: string
  kind: string
  to_address: string
  status: string
  content: string | null
}

export type StoredMail = Omit<MailRow, 'content'> & MailContent

export type World = Awaited<ReturnType<typeof world>>

/**
 * The real API on a socket, over a database of its own, with a clock that can be shifted. Everything is gone when the
 * test (or, called in beforeAll, the file) is finished.
 */
export async function world(
  settings: Record<string, string> = {},
  server?: string,
  log?: Log,
  product: readonly Area[] = areas,
) {
  const database = await newDatabase(server)
  const clock = { shiftMs: 0 }
  const hasOwnConnections = log !== undefined || Object.keys(settings).some((name) => name.startsWith('DATABASE_'))
  const opened = await openServices(testConfig(database.url, settings, product), worldsName, {
    hooks: product === areas ? hooks : hooksOf(product),
    now: () => new Date(Date.now() + clock.shiftMs),
    ...(log ? { log } : {}),
    ...(hasOwnConnections ? {} : { connections: database.connections }),
  })
  const handedOver = new Map<string, MailContent>()
  const services: typeof opened = { ...opened, mail: remembering(opened.mail, handedOver) }
  const app = await createApi(services, product)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const origin = () => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const superuser = new pg.Pool({
    connectionString: database.superuserUrl,
    max: 2,
    application_name: `${worldsName} superuser`,
  })
  // Its connections are cut when the database is dropped.
  superuser.on('error', () => {})

  const contracts = contractsIn(product)
  const as = (somebody: Credentials | null): Clients =>
    Object.fromEntries(
      contracts.map(([name, contract]) => [name, clientOf(contract, origin, somebody ?? {})]),
    ) as unknown as Clients

  let signedUp = 0
  /** Has not opened the link in the confirmation mail. */
  const signUpUnverified = async (name = 'Ana Lima', email = `person${++signedUp}@example.com`): Promise<Somebody> => {
    const password = 'correct horse battery'
    const response = await fetch(`${origin()}/api/account/sign-up`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, email, password }),
    })
    if (response.status !== 201) throw new Error(`sign-up answered ${response.status}: ${await response.text()}`)
    return { ...((await response.json()) as Session), cookie: cookieOf(response), password }
  }

  const verify = async (who: Somebody): Promise<Somebody> => {
    const sent = (await mails(who.user.email)).find(({ kind }) => kind === 'account.verify-email')
    await as(who).users.verifyEmail({ body: { token: tokenIn(sent?.body ?? '') } })
    return { ...who, user: { ...who.user, emailVerified: true } }
  }

  /** Has confirmed their address, as most people in the product have. */
  const signUp = async (name?: string, email?: string): Promise<Somebody> => verify(await signUpUnverified(name, email))

  /** Does everything that is waiting to be done, reactions and what they start included. */
  const work = async (): Promise<void> => {
    const taskList = tasksOf(workOf(product), services)
    // A worker looks for the next job before the last one has released its queue, so one look may miss some.
    do {
      await runOnce({ pgPool: services.database.pool, noHandleSignals: true, logger: silent, taskList })
    } while (await isAnyDue(superuser, Object.keys(taskList)))
  }

  /** What is queued or was sent. The product deletes what a settled mail said, so that comes from what was handed over. */
  const mails = async (address?: string): Promise<StoredMail[]> => {
    const { rows } = await superuser.query<MailRow>(
      'select * from platform.mails where $1::text is null or to_address = $1 order by id',
      [address ?? null],
    )
    return rows.map(({ content, ...row }) => ({
      ...row,
      ...(content === null ? handedOver.get(row.message_id)! : openContent(services, row.id, content)),
    }))
  }

  const close = async () => {
    await app.close()
    await services.close()
    await superuser.end()
    await database.drop()
  }

  return {
    as,
    signUp,
    signUpUnverified,
    verify,
    work,
    mails,
    origin,
    services,
    app,
    superuser,
    databaseUrl: database.url,
    leaveDatabase: () => database.leave(),
    superuserUrl: database.superuserUrl,
    clock,
    close,
  }
}

async function isAnyDue(database: Pick<pg.Pool, 'query'>, tasks: string[]): Promise<boolean> {
  const { rows } = await database.query<{ isAnyDue: boolean }>(
    `select exists (select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where j.run_at <= now() and j.locked_at is null and j.attempts < j.max_attempts and t.identifier = any($1)) as "isAnyDue"`,
    [tasks],
  )
  return rows[0]?.isAnyDue ?? false
}

/** The transport of the product, which also keeps what it is given to send. */
const remembering = (mail: MailTransport, handedOver: Map<string, MailContent>): MailTransport => ({
  ...mail,
  deliver(sent) {
    const { subject, text: body, html, headers = {} } = sent
    handedOver.set(sent.messageId, { subject, body, ...(html === undefined ? {} : { html }), headers })
    return mail.deliver(sent)
  },
})

/** A world that ends with the test that asked for it. */
export async function worldForThisTest(
  settings: Record<string, string> = {},
  log?: Log,
  product?: readonly Area[],
): Promise<World> {
  const made = await world(settings, undefined, log, product)
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
