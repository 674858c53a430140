import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { contracts } from '../../apps/api/contracts.ts'
import { EmailAddress, Id, Name, Text, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { arbitraryOf } from './arbitrary-of.ts'
import { callsBySlot, isValid, partsOf } from './id-slots.ts'

const endpoints = contracts.flatMap(({ endpoints }) => Object.values(endpoints))

test('every endpoint takes what is drawn for it', () => {
  const refused = endpoints.filter((endpoint) =>
    fc.sample(partsOf(endpoint), { numRuns: 50, seed: 1 }).some((parts) => !isValid(endpoint, parts)),
  )
  expect(refused.map(({ route }) => route)).toEqual([])
})

test('everything that is found in contracts can be drawn', () => {
  const Kind = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('a'), id: Id }),
    z.strictObject({ kind: z.literal('b'), at: Timestamp }),
  ])
  const schema = z.strictObject({
    name: Name,
    note: Text(4000, 0).optional(),
    email: EmailAddress.nullable(),
    even: z.int().min(2).max(10).multipleOf(2),
    share: z.number().gt(0).lt(1),
    day: z.iso.date(),
    link: z.url(),
    tags: z
      .array(z.string().regex(/^[a-z]{2,5}$/))
      .min(1)
      .max(3),
    scores: z.record(z.enum(['x', 'y']), z.number()),
    kinds: z.array(Kind).length(2),
    flag: z.boolean().default(false),
    word: z.string().transform((text) => text.length),
    either: z.union([z.literal(1), z.null(), z.boolean()]),
  })
  for (const value of fc.sample(arbitraryOf(schema), { numRuns: 200, seed: 1 }))
    expect(schema.safeParse(value).error).toBeUndefined()
})

test('a kind of schema that nobody taught it is named', () => {
  expect(() => arbitraryOf(z.object({ born: z.date() }))).toThrow('does not know the schema type "date"')
})

test('slots are found in paths, queries, nested bodies, arrays and every branch of a union', () => {
  const calls = callsBySlot(
    {
      route: 'POST /api/lists/:listId/entries',
      access: 'member',
      summary: '',
      query: z.strictObject({ after: Id.optional() }),
      body: z.strictObject({
        people: z.array(z.strictObject({ id: Id, note: Text(10) })).max(5),
        target: z.union([
          z.strictObject({ personId: Id }),
          z.strictObject({ company: z.strictObject({ companyId: Id.nullable() }) }),
        ]),
      }),
      reply: z.undefined(),
    },
    1,
  )
  expect(calls.map(({ slot }) => slot!.name).toSorted()).toEqual([
    'body.people.*.id',
    'body.target.company.companyId',
    'body.target.personId',
    'params.listId',
    'query.after',
  ])
})
