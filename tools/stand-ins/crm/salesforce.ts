import type { MadeUpItems } from '../made-up/made-up-items.ts'
import type { Answer, AskedOfStandIn, GrantOf, Refusals, Route } from '../stand-in-protocol.ts'
import { startStandIn, type StandIn } from '../stand-in-server.ts'
import type { CrmCompany, CrmPerson, MadeUpCrm } from './made-up-crm.ts'
import { compareValues, fits, parseSoql, type Soql } from './soql.ts'
import type { CrmStandIn } from '../stand-in-provider.ts'
import { scopesIn } from '../sign-in/sign-in-options.ts'

export interface Salesforce extends StandIn {
  crm: MadeUpCrm
  /** Of the whole organization. */
  requestsPerDay: number
  /** Every query locator handed out so far is forgotten. */
  forgetLocators(): void
}

interface SalesforceOptions {
  crm: MadeUpCrm
  account?: string
  grantOf?: GrantOf
}

/** Salesforce always answers a list of errors. */
const salesforceError = (status: number, errorCode: string, message: string): Answer => ({
  status,
  body: [{ message, errorCode }],
})

const overLimit = (): Answer => salesforceError(403, 'REQUEST_LIMIT_EXCEEDED', 'TotalRequests Limit exceeded.')

const unknownLocator = (): Answer => salesforceError(400, 'INVALID_QUERY_LOCATOR', 'invalid query locator')

const refusals: Refusals = {
  unauthorized: () => salesforceError(401, 'INVALID_SESSION_ID', 'Session expired or invalid'),
  expiredCursor: unknownLocator,
  tooManyRequests: overLimit,
  serverError: (status) => salesforceError(status, 'UNKNOWN_EXCEPTION', 'An unexpected error occurred.'),
  notFound: () => salesforceError(404, 'NOT_FOUND', 'The requested resource does not exist'),
}

type Cell = string | boolean | null
type SalesforceRecord = Record<string, Cell> & { Id: string }

/** Contacts and accounts by SOQL, with the times that say what changed. */
export async function startSalesforce(options: SalesforceOptions): Promise<Salesforce> {
  const { crm, account = 'ana@alder.example', grantOf } = options
  const locators = new Map<string, { records: object[]; batch: number }>()
  let used = 0

  const counted = (route: Route): Route => ({
    ...route,
    async answer(asked, grant, groups) {
      if (used >= salesforce.requestsPerDay) return overLimit()
      used += 1
      const answer = await route.answer(asked, grant, groups)
      const usage = `api-usage=${used}/${salesforce.requestsPerDay}`
      return { ...answer, headers: { ...answer.headers, 'sforce-limit-info': usage } }
    },
  })

  function query(asked: AskedOfStandIn, withDeleted: boolean): Answer {
    const soql = parseSoql(asked.query.get('q') ?? '')
    if (!soql) return salesforceError(400, 'MALFORMED_QUERY', 'unexpected token')
    const all = recordsOf(crm, soql.object, withDeleted)
    if (!all) return salesforceError(400, 'INVALID_TYPE', `sObject type '${soql.object}' is not supported.`)
    const named = [
      ...soql.fields,
      ...soql.conditions.map(({ field }) => field),
      ...soql.orderBy.map(({ field }) => field),
    ]
    const unknown = named.find((field) => all[0] && !(field in all[0]))
    if (unknown) return salesforceError(400, 'INVALID_FIELD', `No such column '${unknown}' on entity '${soql.object}'.`)
    const version = asked.path.split('/')[3]!
    const records = select(all, soql).map((record) => writeRecord(record, soql, version))
    const wanted = Number(/batchSize=(\d+)/.exec(String(asked.headers['sforce-query-options'] ?? ''))?.[1] ?? 2_000)
    const batch = Math.min(2_000, Math.max(200, wanted))
    const locator = `01g${String(locators.size).padStart(12, '0')}AAQ`
    locators.set(locator, { records, batch })
    return pageOf(locator, 0, version)
  }

  function pageOf(locator: string, from: number, version: string): Answer {
    const found = locators.get(locator)
    if (!found) return unknownLocator()
    const { records, batch } = found
    const next = from + batch
    const done = next >= records.length
    const more = done ? {} : { nextRecordsUrl: `/services/data/${version}/query/${locator}-${next}` }
    const body = { totalSize: records.length, done, ...more, records: records.slice(from, next) }
    return { status: 200, items: 'records', body }
  }

  const data = '^/services/data/(?<version>v\\d+\\.0)'
  const routes: Route[] = [
    {
      operation: 'salesforce.userinfo',
      method: 'GET',
      path: /^\/services\/oauth2\/userinfo$/,
      answer: (_asked, grant) => ({
        status: 200,
        body: {
          user_id: userIdOf(crm.users.indexOf(grant.account)),
          organization_id: '00D000000000001AAA',
          email: grant.account,
        },
      }),
    },
    {
      operation: 'salesforce.query',
      method: 'GET',
      path: new RegExp(`${data}/query/?$`),
      answer: (asked) => query(asked, false),
    },
    {
      operation: 'salesforce.queryAll',
      method: 'GET',
      path: new RegExp(`${data}/queryAll/?$`),
      answer: (asked) => query(asked, true),
    },
    {
      operation: 'salesforce.query.more',
      method: 'GET',
      path: new RegExp(`${data}/query(?:All)?/(?<locator>\\w+)-(?<from>\\d+)$`),
      answer: (_asked, _grant, { locator, from, version }) => pageOf(locator!, Number(from), version!),
    },
  ]
  const server = await startStandIn({
    refusals,
    grant: { account, scopes: ['api'] },
    grantOf,
    routes: routes.map(counted),
  })
  const salesforce: Salesforce = Object.assign(server, {
    crm,
    requestsPerDay: 15_000,
    forgetLocators: () => locators.clear(),
  })
  return salesforce
}

const idOf = (kind: '001' | '003', number: number): string => `${kind}${String(number).padStart(12, '0')}AAA`

const userIdOf = (number: number): string => `005${String(number + 1).padStart(12, '0')}AAA`

const stamp = (at: Date): string => at.toISOString().replace('Z', '+0000')

function recordsOf(crm: MadeUpCrm, object: string, withDeleted: boolean) {
  const { people, companies } = crm
  if (object === 'Contact') return listed(people, withDeleted, contactOf)
  return object === 'Account' ? listed(companies, withDeleted, accountOf) : undefined

  function contactOf(number: number, person: CrmPerson): SalesforceRecord {
    const company = person.companyNumber === null ? undefined : companies.onceAt(person.companyNumber)
    return {
      Id: idOf('003', number),
      Name: `${person.given} ${person.family}`,
      FirstName: person.given,
      LastName: person.family,
      Email: person.address,
      Title: person.title,
      Phone: person.phone ?? null,
      MobilePhone: null,
      Department: null,
      MailingCity: 'Lisbon',
      MailingState: null,
      MailingCountry: 'Portugal',
      OwnerId: userIdOf(person.ownerNumber ?? crm.users.length),
      AccountId: person.companyNumber === null ? null : idOf('001', person.companyNumber),
      'Account.Name': company?.name ?? null,
      ...timesOf(person),
    }
  }
}

const accountOf = (number: number, company: CrmCompany): SalesforceRecord => ({
  Id: idOf('001', number),
  Name: company.name,
  Website: `https://${company.domain}`,
  ...timesOf(company),
})

const timesOf = ({ createdAt, updatedAt }: { createdAt: Date; updatedAt: Date }) => ({
  CreatedDate: stamp(createdAt),
  LastModifiedDate: stamp(updatedAt),
  SystemModstamp: stamp(updatedAt),
})

function listed<Item>(
  items: MadeUpItems<Item>,
  withDeleted: boolean,
  write: (number: number, item: Item) => SalesforceRecord,
): SalesforceRecord[] {
  return Array.from({ length: items.slots }, (_, number) => {
    const there = items.at(number)
    if (there) return { ...write(number, there), IsDeleted: false }
    return withDeleted ? { ...write(number, items.onceAt(number)!), IsDeleted: true } : undefined
  }).filter((record) => record !== undefined)
}

const select = (all: SalesforceRecord[], { conditions, orderBy, limit }: Soql): SalesforceRecord[] =>
  all
    .filter((record) => conditions.every(({ field, operator, value }) => fits(record[field] ?? null, operator, value)))
    .sort((one, other) => {
      for (const { field, isDescending } of orderBy) {
        const difference = compareValues(one[field] ?? null, other[field] ?? null)
        if (difference !== 0) return isDescending ? -difference : difference
      }
      return 0
    })
    .slice(0, limit)

/** Fields of a related record are nested, and null where there is none. */
function writeRecord(record: SalesforceRecord, { fields, object }: Soql, version: string): object {
  const url = `/services/data/${version}/sobjects/${object}/${record.Id}`
  const written: Record<string, unknown> = { attributes: { type: object, url } }
  for (const field of fields) {
    const [relation, name] = field.split('.')
    if (name)
      written[relation!] = record[field] === null ? null : { attributes: { type: relation }, [name]: record[field] }
    else written[field] = record[field]
  }
  return written
}

export const salesforceStandIn: CrmStandIn<Salesforce> = {
  start: startSalesforce,
  signIn: (apiUrl) => ({
    name: 'Salesforce',
    scopes: ['api', 'id', 'refresh_token'],
    accessTokenSeconds: 7_200,
    rotateRefreshTokens: false,
    refreshTokenFor: (params) => scopesIn(params).some((scope) => ['refresh_token', 'offline_access'].includes(scope)),
    routes: {
      authorization: '/services/oauth2/authorize',
      token: '/services/oauth2/token',
      revocation: '/services/oauth2/revoke',
      userinfo: '/services/oauth2/userinfo',
    },
    // No lifetime is told: the token ends with the session, and the data must be asked for at instance_url.
    tokenAnswer: (answer, isRefresh) => ({
      ...answer,
      expires_in: undefined,
      ...(isRefresh ? { refresh_token: undefined } : {}),
      instance_url: apiUrl,
      id: `${apiUrl}/id/00D000000000001AAA/005000000000001AAA`,
      issued_at: String(Date.now()),
      signature: 'c2lnbmF0dXJl',
    }),
  }),
  settings: { signIn: ['SALESFORCE_SIGN_IN_URL'], api: ['SALESFORCE_INSTANCE_URL'] },
  trial: {
    scope: 'api refresh_token',
    path: '/services/data/v62.0/query?q=SELECT+Id+FROM+Contact',
    added: ['instance_url', 'id', 'issued_at'],
    hidesLifetime: true,
  },
  isWholeList: (operation) => operation === 'salesforce.query',
  tellsDeletions: true,
  threePages: 1_010,
}
