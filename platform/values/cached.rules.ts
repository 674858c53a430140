/**
 * The same values come back thousands of times in every file, so what they say is worked out once.
 * When `most` are cached, all are dropped: a cache that is full of one file is of no use to the next.
 */
export function cached<In, Out>(keyOf: (value: In) => string, compute: (value: In) => Out, most = 50_000) {
  const known = new Map<string, Out>()
  return (value: In): Out => {
    const key = keyOf(value)
    const found = known.get(key)
    if (found !== undefined) return found
    if (known.size >= most) known.clear()
    const made = compute(value)
    known.set(key, made)
    return made
  }
}
