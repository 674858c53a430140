import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { Figure, Figures } from '../figures/figures.contract.ts'

const Measure = z.enum(['paying', 'recurring'])
export type Measure = z.infer<typeof Measure>
export type Currency = 'EUR' | 'USD' | 'GBP' | 'CHF'

export const KeptForecast = z
  .object({
    measure: Measure.meta({ description: 'Subscriptions, or what they are worth a month' }),
    unit: Figure.shape.unit,
    currency: z.string().nullable(),
    madeAt: Timestamp,
    dueAt: Timestamp,
    low: z.number().meta({ description: 'P10' }),
    middle: z.number().meta({ description: 'P50' }),
    high: z.number().meta({ description: 'P90' }),
    openDeals: z.int(),
    closedDeals: z.int(),
    isSettled: z.boolean(),
    happened: z.number().nullable().meta({ description: 'Null: not yet, or unknown' }),
    isInside: z.boolean().nullable().meta({ description: 'Whether it ended within P10 and P90' }),
  })
  .meta({ id: 'HqKeptForecast' })
export type KeptForecast = z.infer<typeof KeptForecast>

export const RevenueForecast = Figures.extend({
  madeAt: Timestamp.nullable().meta({ description: 'Null: the first forecast is made tonight' }),
  dueAt: Timestamp.nullable(),
  kept: z.array(KeptForecast).meta({ description: 'Newest first' }),
}).meta({ id: 'HqRevenueForecast' })
export type RevenueForecast = z.infer<typeof RevenueForecast>

const money = { access: 'staff', staff: ['finance'], keys: 'never' } as const

export const revenue = contract('hq', {
  pipeline: {
    route: 'GET /api/hq/revenue/pipeline',
    ...money,
    summary: 'Subscriptions and trials of a hosted service by stage, with what they are worth a month',
    reply: Figures,
  },
  forecast: {
    route: 'GET /api/hq/revenue/forecast',
    ...money,
    summary: 'What subscriptions will be in 30 days as P10, P50 and P90, and how earlier forecasts turned out',
    reply: RevenueForecast,
  },
})
