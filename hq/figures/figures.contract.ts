import { z } from 'zod'
import { Timestamp } from '@wellmet/platform/contract/shapes.ts'

/** A number with what it means. Null is unknown, and never 0. */
export const Figure = z
  .object({
    key: z.string(),
    label: z.string(),
    definition: z.string(),
    unit: z
      .enum(['share', 'count', 'hours', 'days', 'seconds', 'bytes', 'micros'])
      .meta({ description: 'micros: millionths of `currency`' }),
    currency: z.string().nullable(),
    value: z.number().nullable().meta({ description: 'Null is unknown' }),
    n: z.int().nullable().meta({ description: 'Counted among so many; null where nothing is sampled' }),
    happened: z.int().nullable(),
    waiting: z.int().nullable().meta({ description: 'Began in this time and neither happened nor ended yet' }),
    low: z.number().nullable(),
    high: z.number().nullable(),
    interval: z
      .enum(['wilson_95', 'greenwood_95', 'quartiles', 'p10_p90'])
      .nullable()
      .meta({ description: 'What low and high are; greenwood_95 is for the median of a Kaplan–Meier curve' }),
    from: Timestamp.nullable().meta({ description: 'Null: as of `to`' }),
    to: Timestamp,
    version: z.int().meta({ description: 'Of the formula: figures of two versions cannot be compared' }),
  })
  .meta({ id: 'HqFigure' })
export type Figure = z.infer<typeof Figure>

/** A chart, and the table beside it: the same numbers. */
export const FigureChart = z
  .object({
    key: z.string(),
    title: z.string(),
    kind: z.enum(['bars', 'steps']).meta({ description: 'steps: a curve that stays until its next point' }),
    unit: Figure.shape.unit,
    xLabel: z.string(),
    points: z.array(
      z.object({
        x: z.number(),
        label: z.string(),
        y: z.number(),
        low: z.number().nullable(),
        high: z.number().nullable(),
        n: z.int().nullable(),
      }),
    ),
  })
  .meta({ id: 'HqChart' })
export type FigureChart = z.infer<typeof FigureChart>

export const Figures = z.object({ figures: z.array(Figure), charts: z.array(FigureChart) }).meta({ id: 'HqFigures' })
export type Figures = z.infer<typeof Figures>

export const Period = z.strictObject({
  days: z.int().min(1).max(365).default(30).meta({ description: 'How far back is counted' }),
})
export type Period = z.infer<typeof Period>
