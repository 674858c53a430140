import fc from 'fast-check'
import { paramNames, type Endpoint } from '@wellmet/platform/contract/endpoint.ts'
import { changeable, rawJson, type Draft } from './fuzz-drafts.ts'
import { partsOf } from './id-slots.ts'
import { putAt, valueAt } from './places.ts'

const deep = (open: string, close: string, depth: number): string => open.repeat(depth) + close.repeat(depth)

/** What has broken others: NUL, lone surrogates, direction overrides, numbers that are not, keys that are not just keys. */
const texts = [
  '\0',
  'a\0b',
  '\ud800',
  'a\udfffb',
  '\u202egnp.exe',
  '\u2066x\u2069',
  '\ufeff',
  '\u200b',
  'e\u0301'.repeat(60),
  '\u{1f468}\u200d\u{1f469}',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  `'; drop table account.users; --`,
  '{{7*7}}',
  '<script>alert(1)</script>',
  'a@b.example\r\nBcc: c@d.example',
  '%00',
  '../../etc/passwd',
  '\r\nset-cookie: a=b',
  'x'.repeat(100_000),
  '\u{10ffff}'.repeat(1_000),
  '-0',
  '1e309',
  '0x10',
]
const numbers = ['1e309', '-1e309', '-0', '1e-400', '9007199254740993', '123456789012345678901234567890', '0.1e1'].map(
  rawJson,
)
const shapes: unknown[] = [
  [],
  {},
  [[]],
  [null],
  { length: 1 },
  { toString: 1 },
  true,
  null,
  JSON.parse('{"__proto__":{"x":1}}'),
  { constructor: { prototype: { x: 1 } } },
]
const hostileValues = fc.oneof(
  fc.constantFrom(...texts),
  fc.constantFrom(...numbers),
  fc.constantFrom(...shapes),
  fc.string({ unit: 'binary', maxLength: 50 }),
)

/** In the middle of a text that is valid otherwise, so that its length is not what it is refused for. */
const inside = ['\0', '\ud800', '\udc00\ud800', '\u202e', '\ufeff', '\r\n', '%', '\\', "'"]
const injected = (text: string, character: string): string =>
  text.slice(0, text.length >> 1) + character + text.slice((text.length >> 1) + character.length)

/** What must be tried with every field and must not be left to chance. */
export function hostileExamples(endpoint: Endpoint): Draft[] {
  const [parts] = fc.sample(partsOf(endpoint, true), { numRuns: 1, seed: 1 })
  return changeable(parts!).flatMap((at) => {
    const value = valueAt(parts, at)
    const texts = typeof value === 'string' ? inside.map((character) => injected(value, character)) : []
    return [...texts, numbers[0], numbers[2], [value], null].map((hostile) => ({ parts: putAt(parts!, at, hostile) }))
  })
}

const bodies = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'null',
    '0',
    '"text"',
    '[]',
    '{',
    '{}',
    '{"a":',
    '[1,2',
    '{"a":1,"a":2}',
    '{"__proto__":{"x":1}}',
    '{"constructor":{"prototype":{"x":1}}}',
    '{"\\u005f_proto__":1}',
    '\u00ef\u00bb\u00bf{}',
    '1e309',
    'NaN',
    '{"name":"\\ud800"}',
    deep('[', ']', 50_000),
    deep('{"a":', '}', 20_000),
    `"${'x'.repeat(300_000)}"`,
  ),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
)

const contentTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/json; charset=utf-16',
  'application/json;',
  'application/problem+json',
  'APPLICATION/JSON',
  'json',
  '',
  ';',
  'application/json, text/plain',
  '*/*',
  'x'.repeat(2_000),
]

const params = [
  '%00',
  '..%2f',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e%2f',
  '%c0%ae',
  '%',
  '%zz',
  '%ff',
  '%ed%a0%80',
  'con',
  '-1',
  '0',
  'null',
  '__proto__',
  'a'.repeat(101),
  'a'.repeat(5_000),
  '%F0%9F%98%80',
  '00000000-0000-0000-0000-000000000000',
  '00000000-0000-4000-8000-00000000000',
  `00000000-0000-4000-8000-000000000001%00`,
  '{}',
  '*',
  ':id',
  'current%2fmembers',
]

const queries = [
  'limit=1e309',
  'limit=1&limit=2',
  'limit=-0',
  'limit=0x10',
  'limit=%00',
  'limit[]=3',
  'limit[a]=3',
  '__proto__=1',
  '__proto__[x]=1',
  'constructor=1',
  'cursor=%ed%a0%80',
  'cursor=%',
  '&&&&',
  '=',
  '%00=%00',
  'a'.repeat(8_000),
  Array.from({ length: 1_500 }, (_, at) => `k${at}=1`).join('&'),
  'toString=1',
  '?',
  'limit=1;limit=2',
  'x=%u0041',
]

const headers: Record<string, string>[] = [
  ...['', ' ', 'a b', '\u00e4', 'x'.repeat(256), '\u0001', '__proto__'].map((key) => ({ 'idempotency-key': key })),
  ...['', '"', '*', 'W/"x"', '"a","b"', ','.repeat(500), 'x'.repeat(5_000)].map((tag) => ({
    'if-match': tag,
    'if-none-match': tag,
  })),
  ...[
    'Bearer',
    'Bearer ',
    'Bearer x',
    `Bearer ${'x'.repeat(256)}`,
    'Bearer \u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4',
    'Basic eDp5',
    'bearer __proto__constructor',
  ].map((authorization) => ({ authorization })),
  ...[
    'session=',
    'session=x',
    'session="',
    'session=%00',
    '__proto__=x',
    'session=a; session=b',
    ';;;=',
    `session=${'a'.repeat(300)}`,
  ].map((cookie) => ({ cookie })),
  { 'x-request-id': '\u0001' },
  { 'x-request-id': 'x'.repeat(5_000) },
  { 'x-forwarded-for': `'; drop table x` },
  { 'x-http-method-override': 'DELETE' },
  { host: 'evil.example' },
  { 'user-agent': '\u0080\u00ff'.repeat(500) },
  { 'accept-encoding': 'bogus' },
  { 'content-length': '5' },
  { origin: 'null' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
]

/** One hostile thing in an otherwise valid call, so that it is not refused for another reason first. */
export function hostileDrafts(endpoint: Endpoint): fc.Arbitrary<Draft> {
  const parts = partsOf(endpoint)
  const inField = fc.record({ parts, where: fc.nat(1000), value: hostileValues }).map(({ parts, where, value }) => {
    const places = changeable(parts)
    return { parts: places.length > 0 ? putAt(parts, places[where % places.length]!, value) : parts }
  })
  const inParam = fc.record({ parts, rawParam: fc.constantFrom(...params) })
  const endsInParam = paramNames(endpoint).length > 0 && /:\w+$/.test(endpoint.route)
  return fc.oneof(
    { arbitrary: inField, weight: 4 },
    { arbitrary: fc.record({ parts, rawBody: bodies }), weight: 2 },
    {
      arbitrary: fc.record({
        parts,
        headers: fc.constantFrom(...contentTypes).map((type) => ({ 'content-type': type })),
      }),
      weight: 1,
    },
    { arbitrary: fc.record({ parts, headers: fc.constantFrom(...headers) }), weight: 2 },
    { arbitrary: fc.record({ parts, rawQuery: fc.constantFrom(...queries) }), weight: 2 },
    ...(endsInParam ? [{ arbitrary: inParam, weight: 4 }] : []),
  )
}
