import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { BreakdownStep } from '@wellmet/contacts/contact-list/contacts.contract.ts'

export const RecommendedPeople = z
  .object({
    score: z.number().meta({ description: 'In millionths: orders the people of one viewer and means nothing beyond' }),
    version: z.int().meta({ description: 'Of the calibration that it was worked out with; 0 is the default' }),
    breakdown: z.object({ formula: z.string(), steps: z.array(BreakdownStep), result: z.number() }),
  })
  .meta({ id: 'RecommendedPeople' })
export type RecommendedPeople = z.infer<typeof RecommendedPeople>

const Exponents = z.object({ silent: z.number(), active: z.number(), degree: z.number() })

const RecommendationCalibration = z
  .object({
    version: z.int().meta({ description: 'The one in use; 0 is the default' }),
    exponents: Exponents.meta({ description: 'In use: of how long somebody was silent, how active, how well known' }),
    needed: z.object({
      fitted: z.int().meta({ description: 'First contacts to fit to' }),
      tested: z.int().meta({ description: 'Newer ones to test on' }),
    }),
    versions: z.array(
      z.object({
        version: z.int(),
        active: z.boolean(),
        exponents: Exponents,
        fittedTo: z.int(),
        testedOn: z.int(),
        ndcg: z.object({ before: z.number(), after: z.number() }),
        logLoss: z.object({ before: z.number(), after: z.number() }),
        madeAt: Timestamp,
      }),
    ),
    sentence: z.string(),
  })
  .meta({ id: 'RecommendationCalibration' })
export type RecommendationCalibration = z.infer<typeof RecommendationCalibration>

export const recommendations = contract('graph', {
  calibration: {
    route: 'GET /api/graph/recommendations/calibration',
    access: 'viewer',
    summary: 'By what people are ordered whom it is worth to meet, and how that was fitted to this workspace',
    reply: RecommendationCalibration,
  },
  useCalibration: {
    route: 'POST /api/graph/recommendations/calibration/use',
    access: 'admin',
    summary: 'Take up an earlier version of the order, or none',
    body: z.strictObject({
      version: z.int().min(0).max(1_000_000).meta({ description: '0 is the default that everybody begins with' }),
    }),
    reply: RecommendationCalibration,
  },
})
