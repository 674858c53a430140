import type { MadeUpItems } from '../made-up/made-up-items.ts'
import { readToken, writeToken } from '../made-up/opaque-tokens.ts'
import type { Answer, AskedOfStandIn, GrantOf, Refusals, Route } from '../stand-in-protocol.ts'
import { startStandIn, type StandIn } from '../stand-in-server.ts'
import { numbered, type CrmCompany, type CrmPerson, type MadeUpCrm } from './made-up-crm.ts'
import type { CrmStandIn } from '../stand-in-provider.ts'

export interface Pipedrive extends StandIn {
  crm: MadeUpCrm
  /** Requests in a burst window of two seconds. Infinity switches it off. */
  requestsPerTwoSeconds: number
}

interface PipedriveOptions {
  crm: MadeUpCrm
  account?: string
  grantOf?: GrantOf
}

const pipedriveError = (status: number, error: string): Answer => ({
  status,
  body: { success: false, error, errorCode: status },
})

const refusals: Refusals = {
  unauthorized: () => pipedriveError(401, 'Unauthorized access'),
  expiredCursor: () => pipedriveError(400, 'Invalid cursor'),
  tooManyRequests: () => pipedriveError(429, 'request over limit'),
  serverError: (status) => pipedriveError(status, 'Internal server error'),
  notFound: () => pipedriveError(404, 'Unknown method .'),
}

/** Persons and organizations of Pipedrive's second API, and who the user is. */
export async function startPipedrive(options: PipedriveOptions): Promise<Pipedrive> {
  const { crm, account = 'ana@alder.example', grantOf } = options
  let window = { began: 0, used: 0 }

  const limited = (route: Route): Route => ({
    ...route,
    async answer(asked, grant, groups) {
      const now = Date.now()
      if (now - window.began >= 2_000) window = { began: now, used: 0 }
      const most = pipedrive.requestsPerTwoSeconds
      const isOver = window.used >= most
      if (!isOver) window.used += 1
      const answer = isOver ? refusals.tooManyRequests(asked) : await route.answer(asked, grant, groups)
      const limits = Number.isFinite(most)
        ? {
            'x-ratelimit-limit': String(most),
            'x-ratelimit-remaining': String(most - window.used),
            // Seconds until the window ends.
            'x-ratelimit-reset': String(Math.ceil((window.began + 2_000 - now) / 1_000)),
          }
        : {}
      return { ...answer, headers: { ...limits, ...answer.headers } }
    },
  })

  const routes: Route[] = [
    {
      operation: 'pipedrive.persons.list',
      method: 'GET',
      path: /^\/api\/v2\/persons$/,
      answer: (asked) => page(asked, crm.people, writePerson),
    },
    {
      operation: 'pipedrive.organizations.list',
      method: 'GET',
      path: /^\/api\/v2\/organizations$/,
      answer: (asked) => page(asked, crm.companies, writeOrganization),
    },
    {
      operation: 'pipedrive.users.me',
      method: 'GET',
      path: /^(?:\/api)?\/v1\/users\/me$/,
      answer: (_asked, grant) => ({
        status: 200,
        body: {
          success: true,
          data: { id: userIdOf(crm.users.indexOf(grant.account)), email: grant.account, company_id: 77 },
        },
      }),
    },
  ]
  const server = await startStandIn({ refusals, grant: { account, scopes: [] }, grantOf, routes: routes.map(limited) })
  const pipedrive: Pipedrive = Object.assign(server, { crm, requestsPerTwoSeconds: 80 })
  return pipedrive
}

const userIdOf = (number: number): number => number + 1

/** At most 500, by cursor; `ids`, `updated_since` and `updated_until` leave out the rest. */
function page<Item extends { updatedAt: Date }>(
  { query }: AskedOfStandIn,
  items: MadeUpItems<Item>,
  write: (number: number, item: Item) => object,
): Answer {
  const limit = Number(query.get('limit') ?? 100)
  if (!Number.isInteger(limit) || limit < 1 || limit > 500)
    return pipedriveError(400, 'Parameter limit must be between 1 and 500')
  const cursor = query.get('cursor')
  const from = cursor === null ? { next: 0 } : (readToken(cursor) as { next: number } | undefined)
  if (!from) return pipedriveError(400, 'Invalid cursor')
  const ids = query.get('ids')?.split(',').map(Number)
  if (ids && ids.length > 100) return pipedriveError(400, 'Parameter ids must have at most 100 items')
  const since = new Date(query.get('updated_since') ?? 0)
  const until = new Date(query.get('updated_until') ?? 8.64e15)
  const data: object[] = []
  let next: number | null = null
  for (const { number, item } of numbered(items, from.next)) {
    if (item.updatedAt < since || item.updatedAt >= until || ids?.includes(number + 1) === false) continue
    if (data.length === limit) {
      next = number
      break
    }
    data.push(write(number, item))
  }
  const nextCursor = next === null ? null : writeToken({ next })
  return { status: 200, items: 'data', body: { success: true, data, additional_data: { next_cursor: nextCursor } } }
}

const stamp = (at: Date): string => at.toISOString().replace(/\.\d+Z$/, 'Z')

const writePerson = (number: number, person: CrmPerson): object => ({
  id: number + 1,
  name: `${person.given} ${person.family}`,
  first_name: person.given,
  last_name: person.family,
  org_id: person.companyNumber === null ? null : person.companyNumber + 1,
  emails: [{ value: person.address, primary: true, label: 'work' }],
  phones: person.phone ? [{ value: person.phone, primary: true, label: 'mobile' }] : [],
  job_title: person.title,
  owner_id: person.ownerNumber === null ? null : userIdOf(person.ownerNumber),
  postal_address: { locality: 'Lisbon', admin_area_level_1: null, country: 'Portugal' },
  add_time: stamp(person.createdAt),
  update_time: stamp(person.updatedAt),
  is_deleted: false,
  visible_to: 3,
})

const writeOrganization = (number: number, { name, domain, createdAt, updatedAt }: CrmCompany): object => ({
  id: number + 1,
  name,
  website: `https://${domain}`,
  add_time: stamp(createdAt),
  update_time: stamp(updatedAt),
  is_deleted: false,
  visible_to: 3,
})

export const pipedriveStandIn: CrmStandIn<Pipedrive> = {
  start: startPipedrive,
  signIn: (apiUrl) => ({
    name: 'Pipedrive',
    scopes: ['base', 'contacts:read'],
    hasScopesOfApp: true,
    accessTokenSeconds: 3_599,
    requirePkce: false,
    rotateRefreshTokens: false,
    clientAuthentication: 'client_secret_basic',
    routes: {
      authorization: '/oauth/authorize',
      token: '/oauth/token',
      revocation: '/oauth/revoke',
      userinfo: '/userinfo',
    },
    tokenAnswer: (answer) => ({ ...answer, scope: 'base,contacts:read', api_domain: apiUrl }),
  }),
  settings: { signIn: ['PIPEDRIVE_SIGN_IN_URL'], api: ['PIPEDRIVE_API_URL'] },
  trial: { scope: 'contacts:read', path: '/api/v2/persons', added: ['api_domain'] },
  isWholeList: (operation, query) => operation === 'pipedrive.persons.list' && !query.has('updated_since'),
  tellsDeletions: false,
  threePages: 340,
}
