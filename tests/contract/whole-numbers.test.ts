import { expect, test } from 'vitest'
import { z } from 'zod'
import { contracts } from '../../apps/api/contracts.ts'
import { paramsOf, type Endpoint } from '@wellmet/platform/contract/endpoint.ts'

const endpoints: Endpoint[] = contracts.flatMap(({ endpoints: some }) => Object.values(some))
/** The largest that a column of whole numbers holds. A larger one would be an error of the database. */
const largest = 2_147_483_647
/** The id of a message to `POST /mcp` comes back as it was sent, and is written nowhere. */
const withColumns = endpoints.filter(({ route }) => route !== 'POST /mcp')

/** The maximum of every whole number of a schema, however deep. */
function maximaIn(schema: unknown): number[] {
  if (typeof schema !== 'object' || schema === null) return []
  const inside = Object.values(schema).flatMap(maximaIn)
  if (!('type' in schema) || schema.type !== 'integer') return inside
  return [...inside, 'maximum' in schema ? Number(schema.maximum) : Infinity]
}

test('every whole number in a request fits a column', () => {
  const numbers = withColumns.flatMap((endpoint) =>
    [paramsOf(endpoint), endpoint.query, endpoint.body]
      .flatMap((schema) => (schema ? maximaIn(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })) : []))
      .map((maximum) => ({ route: endpoint.route, maximum })),
  )
  expect(numbers.length).toBeGreaterThan(20)
  expect(numbers.filter(({ maximum }) => maximum > largest)).toEqual([])
})
