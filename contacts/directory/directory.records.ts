import { z } from 'zod'

/** A day, `2026-11-01`: when the source was so. */
const Day = z.iso.date()
const Month = z.string().regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/, 'a month such as 2019-03, or a year')
const Text = z.string().trim().min(1).max(300)

export const PlaceRecord = z.strictObject({
  kind: z.literal('place'),
  placeKind: z.enum(['company', 'school', 'community']),
  name: Text,
  domain: Text.optional(),
  industry: Text.optional(),
  location: Text.optional(),
  people: z.int().min(1).max(10_000_000).optional(),
  source: Text,
  asOf: Day,
})
export type PlaceRecord = z.infer<typeof PlaceRecord>

export const DirectoryPosition = z.strictObject({
  kind: z.enum(['worked', 'studied', 'belongs', 'invested']),
  place: Text,
  role: Text.optional(),
  /** At a school: what was studied. */
  department: Text.optional(),
  location: Text.optional(),
  from: Month.optional(),
  to: Month.optional(),
  current: z.boolean().optional(),
})
export type DirectoryPosition = z.infer<typeof DirectoryPosition>

/** All that one source says about somebody: what it said before and does not say here is over. */
const Person = z.strictObject({
  kind: z.literal('person'),
  linkedinSlug: Text.optional(),
  emails: z.array(Text).max(20).optional(),
  name: Text,
  title: Text.optional(),
  company: Text.optional(),
  location: Text.optional(),
  positions: z.array(DirectoryPosition).max(100),
  source: Text,
  asOf: Day,
})
/** As files of the first version call positions. */
const firstKey = 'stints'
const withPositions = (record: unknown): unknown => {
  if (typeof record !== 'object' || record === null || !(firstKey in record) || 'positions' in record) return record
  const { [firstKey]: positions, ...rest } = record
  return { ...rest, positions }
}
export type PersonRecord = z.infer<typeof Person>

/** One line of a file for the directory. */
export const DirectoryRecord = z.preprocess(withPositions, z.discriminatedUnion('kind', [PlaceRecord, Person]))
export type DirectoryRecord = z.infer<typeof DirectoryRecord>
