import { z } from 'zod'
import { Id, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { Explanation, Path, ScoreFactor } from '@wellmet/graph/paths/paths.contract.ts'

/** A path as it was when the request was made. It may no longer exist when it is read. */
export const Route = z
  .object({
    via: z.object({ personId: Id, name: z.string(), kind: z.enum(['member', 'contact']) }),
    path: Path.omit({ relationships: true }).meta({ id: 'SavedPath' }),
    explanations: z
      .array(Explanation)
      .meta({ description: 'Those of the path, each with who may ever read it besides me' }),
    breakdown: z
      .array(ScoreFactor)
      .meta({ description: 'Factors whose product is the chance; empty where it is stated' }),
    takenAt: Timestamp,
  })
  .meta({ id: 'Route' })
export type Route = z.infer<typeof Route>
