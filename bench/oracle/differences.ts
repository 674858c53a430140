/** Where two answers differ, as lines `path: expected … got …`; empty when they are the same, also in their order. */
export function differences(expected: unknown, got: unknown, at = ''): string[] {
  if (isPlain(expected) && isPlain(got)) {
    const names = new Set([...Object.keys(expected), ...Object.keys(got)])
    return [...names].flatMap((name) => differences(expected[name], got[name], `${at}.${name}`))
  }
  if (Array.isArray(expected) && Array.isArray(got)) {
    const length = Math.max(expected.length, got.length)
    return Array.from({ length }, (_, i) => differences(expected[i], got[i], `${at}[${i}]`)).flat()
  }
  return Object.is(expected, got) ? [] : [`${at}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`]
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
