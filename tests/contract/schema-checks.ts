import type { z } from 'zod'

type Def = z.core.$ZodChecks['_zod']['def']

/** `z.uuid()` and `z.int()` are their own check; what is chained to them is listed. */
export function checksOf(schema: z.core.$ZodType): Def[] {
  const { def } = schema._zod
  const own = 'check' in def ? [def as unknown as Def] : []
  return [...own, ...(def.checks ?? []).map((check) => check._zod.def as Def)]
}
