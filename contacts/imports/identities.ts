import { firstOf } from '@wellmet/platform/values/present.rules.ts'

/** Which person each key of one owner's contacts means, while a file is being read. */
export interface Identities {
  /** The person that these keys mean, strongest first; somebody new is the strongest key itself. */
  resolve: (keys: readonly string[]) => string
  /** Who somebody is by now, after all merges. */
  survivorOf: (personId: string) => string
  /** Key and person of everything that is new or means somebody else now. */
  changes(): [key: string, personId: string][]
  /** People who turned out to be one: the second is gone, and all that was theirs belongs to the first. */
  merges(): [survivor: string, gone: string][]
}

/**
 * Exact keys merge by rule: whoever shares an address with two contacts is both of them, unless the owner said that those
 * two are not the same. Then the keys of each stay theirs, and a row that has keys of both is the one's with the strongest.
 */
export function identitiesFrom(
  known: ReadonlyMap<string, string>,
  notTheSame: Iterable<readonly [string, string]> = [],
): Identities {
  const meaning = new Map(known)
  const changed = new Map<string, string>()
  const merged: [string, string][] = []
  const survivors = new Map<string, string>()
  const apart = new Map<string, Set<string>>()
  for (const [a, b] of notTheSame) keepSeparate(apart, a, b)

  const point = (key: string, personId: string): void => {
    if (meaning.get(key) === personId) return
    meaning.set(key, personId)
    changed.set(key, personId)
  }
  const join = (survivor: string, gone: string): void => {
    merged.push([survivor, gone])
    survivors.set(gone, survivor)
    for (const other of apart.get(gone) ?? []) keepSeparate(apart, survivor, other)
    for (const [key, personId] of meaning) if (personId === gone) point(key, survivor)
  }

  return {
    resolve(keys) {
      const people = new Set(keys.map((key) => meaning.get(key)).filter((person) => person !== undefined))
      const [survivor = firstOf(keys), ...others] = people
      for (const other of others) if (!apart.get(survivor)?.has(other)) join(survivor, other)
      for (const key of keys) {
        const person = meaning.get(key)
        if (person === undefined || !apart.get(survivor)?.has(person)) point(key, survivor)
      }
      return survivor
    },
    survivorOf(personId) {
      let person = personId
      for (let next = survivors.get(person); next !== undefined; next = survivors.get(person)) person = next
      return person
    },
    changes: () => [...changed],
    merges: () => merged,
  }
}

function keepSeparate(apart: Map<string, Set<string>>, a: string, b: string): void {
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const) {
    const others = apart.get(one) ?? new Set()
    apart.set(one, others.add(other))
  }
}
