import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id } from '@wellmet/platform/contract/shapes.ts'

const Somebody = z.object({
  id: Id,
  name: z.string(),
  title: z.string().nullable(),
  company: z.string().nullable(),
  isContact: z.boolean().meta({ description: 'A contact of mine; else of somebody who shares with me' }),
})
export type Somebody = z.infer<typeof Somebody>

const Years = z.string().nullable().meta({ description: 'Such as "2015 to 2018"; null when no year is known' })

export const SharedBackgroundGroup = z
  .object({
    place: z.string(),
    kind: z.enum(['employer', 'school', 'community']),
    people: z.int().meta({ description: 'In my reach who are or were there' }),
    mine: z.boolean().meta({ description: 'I am or was there myself' }),
    chance: z.int().min(0).max(100).meta({
      description: 'Per cent that the two of the sentence met there; 0 when nothing says that they were there together',
    }),
    sentence: z.string(),
    members: z.array(Somebody.extend({ years: Years })).meta({ description: 'The first few, my own contacts first' }),
    note: z.string().meta({ description: 'What it is not' }),
  })
  .meta({ id: 'SharedBackgroundGroup' })
export type SharedBackgroundGroup = z.infer<typeof SharedBackgroundGroup>

const Next = z.string().nullable().meta({ description: 'Cursor of the next page' })

export const SharedBackgroundGroups = z
  .object({
    groups: z.array(SharedBackgroundGroup).meta({ description: 'What says most that people know each other, first' }),
    next: Next,
  })
  .meta({ id: 'SharedBackgroundGroups' })
export type SharedBackgroundGroups = z.infer<typeof SharedBackgroundGroups>

export const Investor = z
  .object({
    investor: Somebody,
    companies: z.array(
      z.object({
        company: z.string(),
        years: Years,
        people: z.int().meta({ description: 'In my reach who work there now, the investor left out' }),
        members: z.array(Somebody).meta({ description: 'The first few' }),
      }),
    ),
    sentence: z.string(),
  })
  .meta({ id: 'Investor' })
export type Investor = z.infer<typeof Investor>

export const InvestorNetworks = z
  .object({
    investors: z.array(Investor).meta({ description: 'Whom I reach best, first' }),
    note: z.string(),
    next: Next,
  })
  .meta({ id: 'InvestorNetworks' })
export type InvestorNetworks = z.infer<typeof InvestorNetworks>

export const PageQuestion = z.strictObject({
  limit: z.int().min(1).max(50).default(20),
  cursor: z
    .string()
    .regex(/^\d{1,4}$/)
    .optional(),
})
export type PageQuestion = z.infer<typeof PageQuestion>

export const sharedBackground = contract('graph', {
  alumni: {
    route: 'GET /api/graph/alumni',
    access: 'viewer',
    summary: 'Schools and former employers that people in my reach share with me or with my contacts',
    query: PageQuestion,
    reply: SharedBackgroundGroups,
  },
  communities: {
    route: 'GET /api/graph/communities',
    access: 'viewer',
    summary: 'Communities that people in my reach share with me or with my contacts',
    query: PageQuestion,
    reply: SharedBackgroundGroups,
  },
  investors: {
    route: 'GET /api/graph/investor-networks',
    access: 'viewer',
    summary: 'Who in my reach invested in which companies, and whom I could reach there',
    query: PageQuestion,
    reply: InvestorNetworks,
  },
})
