import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id, Page, Text } from '@wellmet/platform/contract/shapes.ts'
import { BreakdownStep } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { Notice, Path, ReachablePerson } from '@wellmet/graph/paths/paths.contract.ts'
import { CompanyState, PersonState } from '@wellmet/identity/person-states/person-states.contract.ts'
import { EarlierAsk } from '../earlier-asks/earlier-asks.contract.ts'
import { Cache, ConnectorInsight, SearchCursor, SearchPage } from '../people-search/people.contract.ts'

export const CompanyMemory = z
  .object({
    lastContactOn: z.iso.date().nullable().meta({ description: 'With anybody there, as my own records say' }),
    contactDays: z.int().meta({ description: 'Days of the last year on which I was in touch with somebody there' }),
    changes: z
      .array(z.object({ on: z.iso.date(), sentence: z.string() }))
      .meta({ description: 'Who of my contacts came, left or changed title; newest first' }),
    sentences: z.array(z.string()).meta({ description: 'The same in words; never empty' }),
  })
  .meta({ id: 'CompanyMemory' })
export type CompanyMemory = z.infer<typeof CompanyMemory>

export const CompanyBreakdown = z
  .object({ formula: z.string(), steps: z.array(BreakdownStep), result: z.int() })
  .meta({ id: 'CompanyBreakdown' })
export type CompanyBreakdown = z.infer<typeof CompanyBreakdown>

export const CompanyStanding = z
  .object({
    rank: z.int().meta({ description: '1 is the best' }),
    score: z.int().meta({ description: 'Orders companies and means nothing beyond' }),
    breakdown: CompanyBreakdown,
  })
  .meta({ id: 'CompanyStanding' })
export type CompanyStanding = z.infer<typeof CompanyStanding>

export const RankedCompany = z
  .object({
    id: Id,
    name: z.string(),
    ...CompanyStanding.shape,
    peopleCount: z.int().meta({ description: 'Within reach there' }),
    sharedConnections: z.int().meta({
      description:
        'Who may bring me in: members who know somebody there, contacts of mine who are there or seem to know somebody there',
    }),
    relationshipDensity: z
      .int()
      .min(0)
      .max(100)
      .meta({ description: 'Of the relationships with people there, the share with contact both ways' }),
    strongestPath: Path,
    strongestPerson: z
      .object({
        id: Id,
        name: z.string(),
        role: z.string().nullable(),
        personState: PersonState,
      })
      .nullable()
      .meta({ description: 'To whom the strongest path leads' }),
    whyRanked: z.array(z.string()),
    topRoles: z.array(z.string()).meta({ description: 'The most frequent titles there, at most three' }),
    introHistoryCount: z.int().meta({ description: 'Introductions into this company that I asked for' }),
    bestConnectorInsight: ConnectorInsight.nullable().meta({ description: 'Of the strongest path; null is unknown' }),
    companyMemory: CompanyMemory,
  })
  .meta({ id: 'RankedCompany' })
export type RankedCompany = z.infer<typeof RankedCompany>

const CompanySource = z
  .enum(['graph', 'database'])
  .meta({ description: 'graph: somebody there is within reach; database: only the public directory knows it' })

export const FoundCompany = z
  .object({
    id: Id,
    name: z.string(),
    source: CompanySource,
    industry: z.string().nullable(),
    location: z.string().nullable(),
    peopleCount: z.int().meta({ description: 'Within reach there' }),
    pathsIn: z.int().meta({ description: 'Who may bring me in; 0 when nobody is known' }),
    topRoles: z.array(z.string()),
  })
  .meta({ id: 'FoundCompany' })
export type FoundCompany = z.infer<typeof FoundCompany>

export const CompaniesFound = z
  .object({
    results: z.array(FoundCompany).meta({ description: 'Best first' }),
    corrected: z
      .array(z.object({ typed: z.string(), meant: z.string() }))
      .optional()
      .meta({ description: 'What was taken for a slip, where that led to a company' }),
    notice: Notice.optional().meta({
      description:
        '`no_company`: nothing fits; `widened`: what is shown fits only part of the query; `alike`: companies that do the same as the first one',
    }),
    ...SearchPage.shape,
    cache: Cache,
  })
  .meta({ id: 'CompaniesFound' })
export type CompaniesFound = z.infer<typeof CompaniesFound>

export const CompanySearch = z.strictObject({
  query: Text(200, 0).optional().meta({
    description:
      'A name or its beginning, a web address, or a sector and a place (`banks in Berlin`); accents and legal forms do not matter. Without it, the best ranked',
  }),
  limit: z.int().min(1).max(25).default(12),
  cursor: SearchCursor.optional(),
})
export type CompanySearch = z.infer<typeof CompanySearch>

export const departments = [
  'leadership',
  'engineering',
  'security',
  'data',
  'product',
  'sales',
  'marketing',
  'customers',
  'finance',
  'investing',
  'people',
  'legal',
  'operations',
  'strategy',
  'research',
  'medical',
  'editorial',
  'other',
  'unknown',
] as const
export const Department = z.enum(departments).meta({ description: 'What somebody works on, as their title says' })
export type Department = z.infer<typeof Department>

/** From the highest to the lowest. */
export const personLevels = ['executive', 'vp', 'director', 'manager', 'staff', 'unknown'] as const
export const PersonLevel = z.enum(personLevels)
export type PersonLevel = z.infer<typeof PersonLevel>

export const CompanyPerson = ReachablePerson.extend({ level: PersonLevel }).meta({ id: 'CompanyPerson' })
export type CompanyPerson = z.infer<typeof CompanyPerson>

export const CompanyPage = z
  .object({
    id: Id,
    name: z.string(),
    source: CompanySource,
    facts: z
      .object({
        domain: z.string().nullable(),
        industry: z.string().nullable(),
        location: z.string().nullable(),
        people: z.int().nullable(),
        source: z.string(),
        asOf: z.iso.date(),
      })
      .nullable()
      .meta({ description: 'What the public directory says; null when it does not know the company' }),
    standing: CompanyStanding.nullable().meta({ description: 'Null below the best 200, and where nobody is in reach' }),
    peopleCount: z.int(),
    peopleSeen: z.int().meta({ description: 'Known there to me, to those who share with me, and to the directory' }),
    sharedConnections: z.int(),
    relationshipDensity: z.int().min(0).max(100),
    strongestPath: Path,
    companyState: CompanyState.nullable().meta({ description: 'Of the people listed here; null where nobody is' }),
    departments: z
      .array(z.object({ department: Department, people: z.array(CompanyPerson) }))
      .meta({ description: 'The 50 best to reach, by what their titles say; the department with the best path first' }),
    asks: z.array(EarlierAsk).meta({ description: 'Who was asked about people there, as far as I may see it' }),
    hasLogo: z
      .boolean()
      .meta({ description: 'Whether a logo can be asked for: the operator allows it, and the domain is known' }),
    introHistoryCount: z.int(),
    companyMemory: CompanyMemory,
    notice: Notice.nullable(),
  })
  .meta({ id: 'CompanyPage' })
export type CompanyPage = z.infer<typeof CompanyPage>

const often = { points: 300, seconds: 60 }

export const companies = contract('dashboard', {
  ranked: {
    route: 'GET /api/dashboard/companies',
    access: 'viewer',
    summary: 'Companies within reach, ranked by how well I can get in',
    query: z.strictObject({
      limit: z.int().min(1).max(50).default(12),
      cursor: z
        .string()
        .regex(/^\d{1,6}\.[0-9a-f-]{36}$/)
        .optional(),
    }),
    reply: Page(RankedCompany).extend({
      total: z.int().meta({ description: 'Within reach in all; the best 200 are listed' }),
      notice: Notice.nullable(),
    }),
  },
})

export const companySearch = contract('people', {
  find: {
    route: 'GET /api/people/company-search',
    access: 'viewer',
    summary: 'Companies by name, web address, sector or place: those within reach and those of the public directory',
    query: CompanySearch,
    reply: CompaniesFound,
    rate: often,
  },
  search: {
    route: 'POST /api/people/company-search',
    access: 'viewer',
    summary: 'The same by body: a query in the address may end up in a log',
    body: CompanySearch,
    reply: CompaniesFound,
    rate: often,
  },
})

export const companyPages = contract('network', {
  show: {
    route: 'GET /api/network/companies/:id',
    access: 'viewer',
    summary: 'One company: what is known of it, whom I can reach there, and what happened so far',
    reply: CompanyPage,
  },
  logo: {
    route: 'GET /api/network/companies/:id/logo',
    access: 'viewer',
    summary: 'The logo of a company, loaded by this server where its operator allows that',
    reply: z.object({
      logo: z.string().nullable().meta({ description: 'A `data:` address with the image; null where there is none' }),
    }),
    rate: often,
  },
})
