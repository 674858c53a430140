import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { Notice } from '@wellmet/graph/paths/paths.contract.ts'

export const Acquisition = z
  .object({
    members: z.int(),
    ways: z
      .array(
        z.object({
          way: z.enum(['founded', 'invited', 'unknown']).meta({ description: 'unknown: nothing was recorded' }),
          by: z.string().nullable().meta({ description: 'Who invited them' }),
          members: z.int(),
        }),
      )
      .meta({ description: 'The most members first, unknown last' }),
  })
  .meta({ id: 'Acquisition' })
export type Acquisition = z.infer<typeof Acquisition>

const Chance = z.number().min(0).max(1)

export const ConversionStep = z
  .object({
    step: z.enum(['sent', 'opened', 'accepted', 'first_import', 'first_ask']),
    of: z.enum(['sent', 'accepted']).meta({ description: 'What it is counted among' }),
    n: z.int().nullable().meta({
      description:
        'Counted among so many; null where they are too few. New members are counted in groups of five, so up to four at either end of the time are left out',
    }),
    happened: z.int().nullable(),
    p: Chance.nullable().meta({ description: 'Null is unknown' }),
    low: Chance.nullable(),
    high: Chance.nullable().meta({ description: 'Bounds of 95 % by Wilson' }),
  })
  .meta({ id: 'ConversionStep' })
export type ConversionStep = z.infer<typeof ConversionStep>

export const Conversion = z
  .object({
    days: z.int().meta({ description: 'The time that is counted: 30, 90, 365 or 730 days' }),
    from: Timestamp,
    to: Timestamp,
    waiting: z.int().meta({ description: 'Sent in this time and neither answered nor over' }),
    steps: z.array(ConversionStep),
    notice: Notice.nullable().meta({
      description: '`nothing_sent`, or `few`: too few to expect the same of the next ones',
    }),
  })
  .meta({ id: 'Conversion' })
export type Conversion = z.infer<typeof Conversion>

export const networkGrowth = contract('network', {
  acquisition: {
    route: 'GET /api/network/acquisition',
    access: 'admin',
    summary: 'How the members of this workspace came to it',
    reply: Acquisition,
  },
  conversion: {
    route: 'GET /api/network/conversion',
    access: 'admin',
    summary: 'How many of those who were invited opened it, joined, brought contacts in, and asked for an introduction',
    query: z.strictObject({
      days: z.int().min(1).max(730).default(90).meta({ description: 'Rounded up to 30, 90, 365 or 730' }),
    }),
    reply: Conversion,
  },
})
