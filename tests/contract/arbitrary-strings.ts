import fc from 'fast-check'
import type { z } from 'zod'
import { checksOf } from './schema-checks.ts'

/** Only the format decides the form; lengths, refinements and overwrites are left to the schema, which is asked afterwards. */
export function stringsOf(schema: z.core.$ZodType): fc.Arbitrary<string> {
  let [least, most] = [0, 2_000]
  let formed: fc.Arbitrary<string> | undefined
  for (const check of checksOf(schema)) {
    if (check.check === 'min_length') least = Math.max(least, check.minimum)
    if (check.check === 'max_length') most = check.maximum
    if (check.check === 'length_equals') least = most = check.length
    if (check.check === 'string_format') formed ??= ofFormat(check)
  }
  return formed ?? freeText(least, most)
}

const readable = fc.string({
  unit: fc.constantFrom(...Array.from('abcdefghijklmnopqrstuvwxyz0123456789')),
  minLength: 3,
  maxLength: 20,
})
const dates = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })

const byFormat: Record<string, fc.Arbitrary<string>> = {
  uuid: fc.uuid({ version: [4, 7] }),
  guid: fc.uuid(),
  email: fc.tuple(readable, readable).map(([local, domain]) => `${local}@${domain}.example`),
  domain: readable.map((name) => `${name}.example`),
  url: fc.webUrl({ withQueryParameters: true }),
  datetime: dates.map((date) => date.toISOString()),
  date: dates.map((date) => date.toISOString().slice(0, 10)),
  'time-zone': fc.constantFrom('UTC', 'Europe/Lisbon', 'America/Argentina/Buenos_Aires', 'Asia/Kathmandu'),
  time: dates.map((date) => date.toISOString().slice(11, 19)),
}

function ofFormat(check: { format: string; pattern?: RegExp | undefined }): fc.Arbitrary<string> {
  const known = byFormat[check.format]
  if (known) return known
  if (check.pattern) return fc.stringMatching(check.pattern)
  throw new Error(
    `arbitraryOf does not know the string format "${check.format}": teach it in tests/contract/arbitrary-strings.ts`,
  )
}

/** Scripts, emoji, control characters and whatever else there is, and lengths at the bounds. */
function freeText(least: number, most: number): fc.Arbitrary<string> {
  const length = { minLength: least, maxLength: Math.min(most, least + 30) }
  return fc.oneof(
    { arbitrary: fc.string({ unit: 'grapheme-ascii', ...length }), weight: 3 },
    { arbitrary: fc.string({ unit: 'grapheme', ...length }), weight: 3 },
    { arbitrary: fc.string({ unit: 'binary', ...length }), weight: 1 },
    { arbitrary: fc.constantFrom('x'.repeat(least), 'x'.repeat(Math.min(most, 20_000))), weight: 1 },
  )
}
