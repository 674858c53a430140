import fc from 'fast-check'
import type { z } from 'zod'
import { checksOf } from './schema-checks.ts'

const far = 1_000_000_000

/** Within the bounds, and often at them. */
export function numbersOf(schema: z.core.$ZodType): fc.Arbitrary<number> {
  let [least, most, step] = [-far, far, 0]
  for (const check of checksOf(schema)) {
    if (check.check === 'number_format' && check.format !== 'float64') step ||= 1
    if (check.check === 'multiple_of') step = Number(check.value)
    if (check.check === 'greater_than') least = Number(check.value) + (check.inclusive ? 0 : Number.EPSILON)
    if (check.check === 'less_than') most = Number(check.value) - (check.inclusive ? 0 : Number.EPSILON)
  }
  if (least > most) most = least + far
  if (step === 0) return fc.double({ min: least, max: most, noNaN: true, noDefaultInfinity: true })
  const [first, last] = [Math.ceil(least / step), Math.floor(most / step)]
  return fc.oneof(fc.integer({ min: first, max: last }), fc.constantFrom(first, last)).map((times) => times * step)
}
