import { expect, test } from 'vitest'
import { contracts } from '../../apps/api/contracts.ts'
import { paramsOf, type Endpoint } from '@wellmet/platform/contract/endpoint.ts'
import { aroundOf } from '@wellmet/platform/contract/plug-in.ts'
import { secretFields, withoutFields } from '@wellmet/platform/contract/secret-fields.ts'
import { requestHasher } from '@wellmet/platform/http/idempotency.ts'
import { z } from 'zod'

const endpoints: Endpoint[] = contracts.flatMap(({ endpoints: some }) => Object.values(some))
const partsOf = ({ body, reply, query, ...endpoint }: Endpoint) => [
  paramsOf({ ...endpoint, reply }),
  query,
  body,
  reply,
]

/** The last name of every field of a schema that can hold a text, however deep. */
function fieldNames(schema: z.ZodType | undefined): string[] {
  if (!schema) return []
  const json = JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }))
  return Array.from(json.matchAll(/"([A-Za-z]+)":\{(?!"type":"object")/g), ([, name]) => name!)
}

const nested = (path: readonly string[], value: string): unknown =>
  path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value)

test('every password, token and secret in the contract is marked as one', () => {
  const unmarked = endpoints.flatMap((endpoint) =>
    partsOf(endpoint).flatMap((schema) => {
      const marked = new Set(secretFields(schema).map((path) => path.at(-1)))
      return fieldNames(schema)
        .filter((name) => /password|secret|token$/i.test(name) && !marked.has(name))
        .map((name) => `${endpoint.route}: ${name}`)
    }),
  )
  expect(unmarked).toEqual([])
  expect(endpoints.flatMap(({ body }) => secretFields(body)).length).toBeGreaterThan(5)
})

test('no endpoint keeps a secret for repeats, neither of the request nor of the reply', () => {
  const repeatable = endpoints.filter((endpoint) => aroundOf(endpoint))
  expect(repeatable.filter(({ reply }) => secretFields(reply).length > 0).map(({ route }) => route)).toEqual([])
  const withSecrets = repeatable.filter(({ body }) => secretFields(body).length > 0)
  expect(withSecrets.map(({ route }) => route)).toContain('POST /api/account/sign-up')
  for (const endpoint of withSecrets) {
    const hash = requestHasher({ dataSecret: 'a root for this test' }, endpoint)
    const body = (secret: string) =>
      Object.assign({ kept: 'as it is' }, ...secretFields(endpoint.body).map((path) => nested(path, secret))) as object
    expect(hash({ params: {}, body: body('one') })).toEqual(hash({ params: {}, body: body('another') }))
    expect(hash({ params: {}, body: body('one') })).not.toEqual(hash({ params: {}, body: { kept: 'otherwise' } }))
  }
})

test('fields are found and left out at any depth', () => {
  const secret = z.string().meta({ secret: true })
  const schema = z.object({
    name: z.string(),
    list: z.array(z.object({ token: secret.optional(), at: z.int() })),
    either: z.union([z.object({ key: secret }), z.object({ name: z.string() })]),
  })
  const paths = secretFields(schema)
  expect(paths).toEqual([['list', 'token'], ['either', 'key']]) // prettier-ignore
  expect(withoutFields({ name: 'a', list: [{ token: 's', at: 1 }], either: { key: 's' } }, paths)).toEqual({
    name: 'a',
    list: [{ at: 1 }],
    either: {},
  })
})
