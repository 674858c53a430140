import { randomUUID } from 'node:crypto'
import type { MadeUpItems } from '../made-up/made-up-items.ts'
import type { Answer, AskedOfStandIn, Grant, GrantOf, Refusals, Route } from '../stand-in-protocol.ts'
import { startStandIn, type StandIn } from '../stand-in-server.ts'
import { numbered, type CrmCompany, type CrmPerson, type MadeUpCrm, type Numbered } from './made-up-crm.ts'
import type { CrmStandIn } from '../stand-in-provider.ts'

export interface HubSpot extends StandIn {
  crm: MadeUpCrm
  /** Requests in ten seconds; HubSpot's own figure for such an app is 110. Infinity switches it off. */
  requestsPerTenSeconds: number
}

interface HubSpotOptions {
  crm: MadeUpCrm
  account?: string
  grantOf?: GrantOf
  scopes?: readonly string[]
}

const hubspotError = (status: number, category: string, message: string, more: object = {}): Answer => ({
  status,
  body: { status: 'error', message, correlationId: randomUUID(), category, ...more },
})

const tooMany = (): Answer =>
  hubspotError(429, 'RATE_LIMITS', 'You have reached your ten_secondly_rolling limit.', {
    errorType: 'RATE_LIMIT',
    policyName: 'TEN_SECONDLY_ROLLING',
  })

const refusals: Refusals = {
  unauthorized: () =>
    hubspotError(401, 'EXPIRED_AUTHENTICATION', 'The OAuth token used to make this call expired some time ago.'),
  expiredCursor: () => hubspotError(400, 'VALIDATION_ERROR', 'Invalid input: after'),
  tooManyRequests: tooMany,
  serverError: (status) => hubspotError(status, 'INTERNAL_ERROR', 'Internal error'),
  notFound: () => hubspotError(404, 'OBJECT_NOT_FOUND', 'resource not found'),
}

/** Contacts and companies of HubSpot's CRM API. */
export async function startHubSpot(options: HubSpotOptions): Promise<HubSpot> {
  const { crm, account = 'ana@alder.example', grantOf } = options
  const { scopes = ['contacts', 'companies', 'owners'].map((name) => `crm.objects.${name}.read`) } = options
  const recent: number[] = []

  /** Counts the request against the rolling window, and tells in headers how much is left. */
  const limited = (route: Route): Route => ({
    ...route,
    async answer(asked, grant, groups) {
      const now = Date.now()
      while (recent[0] !== undefined && recent[0] <= now - 10_000) recent.shift()
      const most = hubspot.requestsPerTenSeconds
      if (recent.length >= most) return tooMany()
      recent.push(now)
      const answer = await route.answer(asked, grant, groups)
      const limits = Number.isFinite(most)
        ? {
            'x-hubspot-ratelimit-max': String(most),
            'x-hubspot-ratelimit-remaining': String(most - recent.length),
            'x-hubspot-ratelimit-interval-milliseconds': '10000',
          }
        : {}
      return { ...answer, headers: { ...limits, ...answer.headers } }
    },
  })

  const list = (name: 'contacts' | 'companies', answer: (asked: AskedOfStandIn) => Answer): Route =>
    limited({
      operation: `hubspot.${name}.list`,
      method: 'GET',
      path: new RegExp(`^/crm/v3/objects/${name}$`),
      answer: (asked, grant) => (mayRead(grant, name) ? answer(asked) : missingScope(name)),
    })

  const search = <Item extends Stamped>(
    name: 'contacts' | 'companies',
    items: MadeUpItems<Item>,
    propertiesOf: Properties<Item>,
  ): Route =>
    limited({
      operation: `hubspot.${name}.search`,
      method: 'POST',
      path: new RegExp(`^/crm/v3/objects/${name}/search$`),
      answer: (asked, grant) => (mayRead(grant, name) ? searchPage(asked, items, propertiesOf) : missingScope(name)),
    })

  const server = await startStandIn({
    refusals,
    grant: { account, scopes },
    grantOf,
    routes: [
      list('contacts', (asked) => page(asked, crm.people, contactProperties)),
      list('companies', (asked) => page(asked, crm.companies, companyProperties)),
      limited({
        operation: 'hubspot.owners.get',
        method: 'GET',
        path: /^\/crm\/v3\/owners\/(?<user>\d+)$/,
        answer(asked, grant, { user }) {
          if (!mayRead(grant, 'owners')) return missingScope('owners')
          const number = crm.users.indexOf(grant.account)
          if (asked.query.get('idProperty') !== 'userId' || user !== String(userId) || number < 0)
            return refusals.notFound(asked)
          return { status: 200, body: { id: ownerIdOf(number), email: grant.account, userId, archived: false } }
        },
      }),
      limited({
        operation: 'hubspot.companies.batch',
        method: 'POST',
        path: /^\/crm\/v3\/objects\/companies\/batch\/read$/,
        answer: ({ body }, grant) =>
          mayRead(grant, 'companies') ? batchOf(JSON.parse(body), crm) : missingScope('companies'),
      }),
      search('contacts', crm.people, contactProperties),
      search('companies', crm.companies, companyProperties),
      {
        // Who the account is, by its token.
        operation: 'hubspot.introspect',
        method: 'POST',
        path: /^\/oauth\/(?:v3|2026-03)\/token\/introspect$/,
        isOpen: true,
        async answer({ body }) {
          const token = new URLSearchParams(body).get('token') ?? ''
          const grant = token === server.token ? { account, scopes } : await grantOf?.(token)
          if (!grant) return { status: 200, body: { active: false } }
          const hub = { hub_id: 62_515, hub_domain: 'alder.example', user_id: userId, user: grant.account }
          return { status: 200, body: { active: true, token_type: 'access', scopes: grant.scopes, ...hub } }
        },
      },
    ],
  })
  const hubspot: HubSpot = Object.assign(server, { crm, requestsPerTenSeconds: 110 })
  return hubspot
}

/** Of whoever signs in: the token endpoint does not know who does. */
const userId = 123
const ownerIdOf = (number: number): string => String(41_000_000 + number)

interface Batch {
  inputs: { id: string }[]
  properties: string[]
}

/** Companies by number; those that are not there are left out. */
function batchOf({ inputs, properties }: Batch, { companies }: MadeUpCrm): Answer {
  if (inputs.length > 100) return badInput('at most 100 inputs')
  const results = inputs.flatMap(({ id }) => {
    const number = Number(id) - 1_000
    const item = companies.at(number)
    return item ? [writeObject({ number, item }, companyProperties, properties)] : []
  })
  return { status: 200, items: 'results', body: { status: 'COMPLETE', results } }
}

const mayRead = ({ scopes }: Grant, name: string): boolean => scopes.includes(`crm.objects.${name}.read`)

const missingScope = (name: string): Answer =>
  hubspotError(403, 'MISSING_SCOPES', "This app hasn't been granted all required scopes to make this call.", {
    errors: [{ context: { requiredGranularScopes: [`crm.objects.${name}.read`] } }],
  })

interface Stamped {
  createdAt: Date
  updatedAt: Date
}

type Properties<Item> = (item: Item) => Record<string, string | null>

const standardProperties = ['email', 'firstname', 'lastname', 'name', 'domain']

/** At most 100, from the record named by `after`; without `properties` a few standard ones. */
function page<Item extends Stamped>(
  { query, path, headers }: AskedOfStandIn,
  items: MadeUpItems<Item>,
  propertiesOf: Properties<Item>,
): Answer {
  const limit = Number(query.get('limit') ?? 10)
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) return badInput('limit must be between 1 and 100')
  const after = Number(query.get('after') ?? 0)
  if (!Number.isInteger(after)) return badInput('after')
  const found = [...taken(numbered(items, after), limit + 1)]
  const wanted = query.get('properties')?.split(',') ?? standardProperties
  const results = found.slice(0, limit).map((one) => writeObject(one, propertiesOf, wanted))
  const next = found[limit]?.number
  const link = `http://${headers.host}${path}?limit=${limit}&after=${next}`
  const paging = next === undefined ? {} : { paging: { next: { after: String(next), link } } }
  return { status: 200, items: 'results', body: { results, ...paging } }
}

interface Search {
  filterGroups?: { filters: { propertyName: string; operator: string; value: string }[] }[]
  properties?: string[]
  limit?: number
  after?: string
}

/** What changed since a time, oldest change first: the only search that the stand-in knows. `after` is a position here. */
function searchPage<Item extends Stamped>(
  asked: AskedOfStandIn,
  items: MadeUpItems<Item>,
  propertiesOf: Properties<Item>,
): Answer {
  const {
    filterGroups = [],
    properties = standardProperties,
    limit = 10,
    after = '0',
  } = JSON.parse(asked.body) as Search
  if (limit < 1 || limit > 200) return badInput('limit must be between 1 and 200')
  const from = Number(after)
  // HubSpot shows the first 10,000 of a search and no more.
  if (!Number.isInteger(from) || from + limit > 10_000) return badInput('after')
  const filters = filterGroups.flatMap((group) => group.filters)
  const isKnown = filters.every(
    ({ propertyName, operator }) => propertyName.endsWith('lastmodifieddate') && ['GT', 'GTE'].includes(operator),
  )
  if (!isKnown) return badInput('the stand-in filters by lastmodifieddate alone')
  const all = [...numbered(items)]
    .filter(({ item }) => filters.every(({ operator, value }) => isAfter(item.updatedAt, operator, value)))
    .sort((one, other) => one.item.updatedAt.getTime() - other.item.updatedAt.getTime())
  const results = all.slice(from, from + limit).map((one) => writeObject(one, propertiesOf, properties))
  const paging = from + limit < all.length ? { paging: { next: { after: String(from + limit) } } } : {}
  return { status: 200, items: 'results', body: { total: all.length, results, ...paging } }
}

/** The value is in milliseconds or written as a date. */
function isAfter(at: Date, operator: string, value: string): boolean {
  const than = /^\d+$/.test(value) ? Number(value) : Date.parse(value)
  return operator === 'GT' ? at.getTime() > than : at.getTime() >= than
}

function writeObject<Item extends Stamped>(
  { number, item }: Numbered<Item>,
  propertiesOf: Properties<Item>,
  wanted: readonly string[],
): object {
  const id = String(1_000 + number)
  const [createdAt, updatedAt] = [item.createdAt.toISOString(), item.updatedAt.toISOString()]
  const fixed = { hs_object_id: id, createdate: createdAt, lastmodifieddate: updatedAt }
  const shown = Object.entries(propertiesOf(item)).filter(([name]) => wanted.includes(name))
  return { id, properties: { ...fixed, ...Object.fromEntries(shown) }, createdAt, updatedAt, archived: false }
}

const badInput = (what: string): Answer => hubspotError(400, 'VALIDATION_ERROR', `Invalid input: ${what}`)

function* taken<Item>(all: Iterable<Item>, count: number): Generator<Item> {
  let left = count
  for (const item of all) {
    if (left === 0) return
    left -= 1
    yield item
  }
}

const contactProperties = ({ given, family, address, company, title, phone, ...person }: CrmPerson) => ({
  email: address,
  firstname: given,
  lastname: family,
  company,
  jobtitle: title,
  phone: phone ?? null,
  hs_linkedin_url: `https://www.linkedin.com/in/person-${person.id.slice(-4)}`,
  city: 'Lisbon',
  country: 'Portugal',
  associatedcompanyid: person.companyNumber === null ? null : String(1_000 + person.companyNumber),
  hubspot_owner_id: person.ownerNumber === null ? null : ownerIdOf(person.ownerNumber),
})

const companyProperties = ({ name, domain }: CrmCompany) => ({ name, domain })

export const hubspotStandIn: CrmStandIn<HubSpot> = {
  start: startHubSpot,
  signIn: () => ({
    name: 'HubSpot',
    scopes: ['oauth', ...['contacts', 'companies', 'owners'].map((name) => `crm.objects.${name}.read`)],
    accessTokenSeconds: 1_800,
    rotateRefreshTokens: false,
    routes: {
      authorization: '/oauth/authorize',
      token: '/oauth/v3/token',
      revocation: '/oauth/v3/token/revoke',
      userinfo: '/userinfo',
    },
    tokenAnswer: (answer) => ({ ...answer, token_type: 'bearer', hub_id: 62_515, user_id: 123 }),
  }),
  settings: { signIn: ['HUBSPOT_SIGN_IN_URL', 'HUBSPOT_TOKEN_URL'], api: ['HUBSPOT_API_URL'] },
  trial: { scope: 'crm.objects.contacts.read', path: '/crm/v3/objects/contacts', added: ['hub_id'] },
  isWholeList: (operation) => operation === 'hubspot.contacts.list',
  tellsDeletions: false,
  threePages: 340,
}
