import fc from 'fast-check'
import { z } from 'zod'
import { paramsOf, type Endpoint } from '@wellmet/platform/contract/endpoint.ts'
import { arbitraryOf, type Schema } from './arbitrary-of.ts'
import type { Place } from './places.ts'
import { checksOf } from './schema-checks.ts'

/** What a call carries, before it is written as a request. */
export interface Parts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

export interface Slot {
  at: Place
  /** With any index as `*`: what tells two slots apart. */
  name: string
}

export const schemaOfParts = (endpoint: Endpoint): Record<string, Schema | undefined> => ({
  params: paramsOf(endpoint),
  query: endpoint.query,
  body: endpoint.body,
})

export const isValid = (endpoint: Endpoint, parts: Parts): boolean =>
  Object.entries(schemaOfParts(endpoint)).every(
    ([part, schema]) => !schema || z.safeParse(schema, (parts as Record<string, unknown>)[part]).success,
  )

export function partsOf(endpoint: Endpoint, full = false): fc.Arbitrary<Parts> {
  const fields = Object.entries(schemaOfParts(endpoint)).flatMap(([part, schema]) =>
    schema ? [[part, arbitraryOf(schema, { full })] as const] : [],
  )
  const byPart: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(fields)
  return fc.record(byPart, { noNullPrototype: true }).map((parts): Parts => parts)
}

/** Enough samples to have every branch of a union, and with it every place that takes an id. */
const samples = 24

/** One call for each slot of an endpoint, valid and with everything optional filled in; a single one when it has none. */
export function callsBySlot(endpoint: Endpoint, seed: number): { parts: Parts; slot: Slot | null }[] {
  const bySlot = new Map<string, { parts: Parts; slot: Slot }>()
  const drawn = fc.sample(partsOf(endpoint, true), { numRuns: samples, seed })
  for (const parts of drawn) {
    for (const slot of slotsIn(endpoint, parts)) if (!bySlot.has(slot.name)) bySlot.set(slot.name, { parts, slot })
  }
  return bySlot.size > 0 ? [...bySlot.values()] : [{ parts: drawn[0]!, slot: null }]
}

export const slotsIn = (endpoint: Endpoint, parts: Parts): Slot[] =>
  Object.entries(schemaOfParts(endpoint)).flatMap(([part, schema]) =>
    schema ? placesIn(schema, (parts as Record<string, unknown>)[part], [part]) : [],
  )

/** What is sent again with it counts once. It is nobody's id, so everybody may send any. */
const drawnByClients: ReadonlySet<string> = new Set(['eventId'])

function placesIn(schema: Schema, value: unknown, at: Place): Slot[] {
  if (value === undefined || value === null) return []
  if (isSlot(schema)) return [{ at, name: at.map((step) => (typeof step === 'number' ? '*' : step)).join('.') }]
  const { def } = (schema as z.core.$ZodTypes)._zod
  const inside = Object.entries(value)
  if (def.type === 'object')
    return inside.flatMap(([key, item]) =>
      def.shape[key] && !drawnByClients.has(key) ? placesIn(def.shape[key], item, [...at, key]) : [],
    )
  if (def.type === 'record') return inside.flatMap(([key, item]) => placesIn(def.valueType, item, [...at, key]))
  if (def.type === 'array')
    return inside.flatMap(([index, item]) => placesIn(def.element, item, [...at, Number(index)]))
  if (def.type === 'union') {
    const chosen = def.options.find((option) => z.safeParse(option, value).success)
    return chosen ? placesIn(chosen, value, at) : []
  }
  if (def.type === 'pipe') return placesIn(def.in, value, at)
  if (def.type === 'lazy') return placesIn(def.getter(), value, at)
  return 'innerType' in def ? placesIn(def.innerType, value, at) : []
}

/** Marked as one, or a uuid that somebody forgot to mark. */
const isSlot = (schema: Schema): boolean =>
  z.globalRegistry.get(schema)?.['slot'] === 'id' ||
  checksOf(schema).some((check) => check.check === 'string_format' && check.format === 'uuid')
