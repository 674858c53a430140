import fc from 'fast-check'
import { type Endpoint } from '@wellmet/platform/contract/endpoint.ts'
import type { Credentials } from '../world/client.ts'
import { partsOf, type Parts } from './id-slots.ts'
import { requestOf, type Request } from './send-request.ts'
import { dropAt, placesOf, putAt, valueAt, type Place } from './places.ts'

export type Mode = 'valid' | 'mutated' | 'hostile'

/** A call in the making: parts by the contract, and whatever is to be written into the request past it. */
export interface Draft {
  parts: Parts
  /** In the place of the last path segment that is a parameter, as it stands. */
  rawParam?: string
  rawQuery?: string
  /** One character a byte. */
  rawBody?: string
  headers?: Record<string, string>
}

/** A string that leaves the quotes behind: JSON.stringify cannot write 1e309. */
export const rawJson = (text: string): string => `@raw(${text})`

export function requestOfDraft(endpoint: Endpoint, draft: Draft, credentials: Credentials): Request {
  const { parts, rawParam, rawQuery, rawBody, headers } = draft
  const written = requestOf(endpoint, parts, credentials)
  const [path = '', search] = written.url.split('?')
  const aimed = rawParam === undefined ? path : path.replace(/[^/]*$/, () => rawParam)
  const query = [search, rawQuery].filter((text) => text !== undefined).join('&')
  const payload = rawBody === undefined ? unquoted(written.payload) : Buffer.from(rawBody, 'latin1')
  return {
    method: written.method,
    url: query === '' ? aimed : `${aimed}?${query}`,
    headers: {
      ...(rawBody === undefined ? {} : { 'content-type': 'application/json' }),
      ...written.headers,
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  }
}

const unquoted = (payload: Request['payload']): Request['payload'] =>
  typeof payload === 'string' ? payload.replace(/"@raw\(([^)]*)\)"/g, '$1') : payload

export const validDrafts = (endpoint: Endpoint): fc.Arbitrary<Draft> => partsOf(endpoint).map((parts) => ({ parts }))

const wrong = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    ' ',
    'x',
    'x'.repeat(3_000),
    0,
    -1,
    1,
    101,
    2 ** 31,
    2 ** 53,
    0.5,
    true,
    false,
    null,
    [],
    {},
    ['x'],
    { x: 1 },
  ),
  fc.jsonValue({ maxDepth: 2 }),
)

type Mutation = (parts: Parts, at: Place, value: unknown) => Parts
const mutations: Mutation[] = [
  (parts, at) => dropAt(parts, at),
  (parts, at, value) => putAt(parts, at, value),
  (parts, at, value) => {
    const inside = valueAt(parts, at)
    const holder = typeof inside === 'object' && inside !== null && !Array.isArray(inside) ? at : at.slice(0, -1)
    return Array.isArray(valueAt(parts, holder))
      ? putAt(parts, at, [value, value])
      : putAt(parts, [...holder, 'undeclared'], value)
  },
]

/** One thing wrong: a field dropped, of another type, out of range, or one that nobody declared. */
export const mutatedDrafts = (endpoint: Endpoint): fc.Arbitrary<Draft> =>
  fc
    .record({ parts: partsOf(endpoint), mutate: fc.constantFrom(...mutations), where: fc.nat(1000), value: wrong })
    .map(({ parts, mutate, where, value }) => {
      const places = changeable(parts)
      return { parts: places.length > 0 ? mutate(parts, places[where % places.length]!, value) : parts }
    })

/** Not a path parameter, without which there would be no address. */
export const changeable = (parts: Parts): Place[] =>
  placesOf(parts).filter(([part, ...inside]) => part !== 'params' && inside.length > 0)
