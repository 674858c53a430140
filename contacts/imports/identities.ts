import { firstOf, getFrom } from '@wellmet/platform/values/present.rules.ts'

/** Which person each key of one owner's contacts means, while a file is being read. */
export interface Identities {
  /** The person that these keys mean, strongest first; somebody new is the strongest key itself. */
  resolve: (keys: readonly string[]) => string
  /** Who somebody is by now, after all merges. */
  survivorOf: (personId: string) => string
  /** Key and person of everything that is new or means somebody else now. */
  changes(): [key: string, personId: string][]
  /** People who turned out to be one: the second is gone, and all that was theirs belongs to the first, who is not. */
  merges(): [survivor: string, gone: string][]
}

/**
 * Exact keys merge by rule: whoever shares an address with two contacts is both of them, unless the owner said that those
 * two are not the same. Then the keys of each stay theirs, and a row that has keys of both is the one's with the strongest.
 * A merge costs next to nothing however many keys there are: a key keeps the person it first meant, and who that is by now
 * is looked up along the merges, with each path shortened on the way.
 */
export function identitiesFrom(
  known: ReadonlyMap<string, string>,
  notTheSame: Iterable<readonly [string, string]> = [],
): Identities {
  const meant = new Map(known)
  const merged: [string, string][] = []
  const survivors = new Map<string, string>()
  const apart = new Map<string, Set<string>>()
  for (const [a, b] of notTheSame) keepSeparate(apart, a, b)

  const survivorOf = (personId: string): string => {
    let last = personId
    for (let next = survivors.get(last); next !== undefined; next = survivors.get(last)) last = next
    for (let person = personId; person !== last;) {
      const next = getFrom(survivors, person)
      survivors.set(person, last)
      person = next
    }
    return last
  }
  const whose = (key: string): string | undefined => {
    const person = meant.get(key)
    return person === undefined ? undefined : survivorOf(person)
  }
  const join = (survivor: string, gone: string): void => {
    merged.push([survivor, gone])
    survivors.set(gone, survivor)
    for (const other of apart.get(gone) ?? []) keepSeparate(apart, survivor, other)
  }

  return {
    resolve(keys) {
      const people = new Set(keys.map(whose).filter((person) => person !== undefined))
      const [survivor = survivorOf(firstOf(keys)), ...others] = people
      for (const other of others) if (!apart.get(survivor)?.has(other)) join(survivor, other)
      for (const key of keys) if (!meant.has(key)) meant.set(key, survivor)
      return survivor
    },
    survivorOf,
    changes: () =>
      [...meant].flatMap(([key, first]): [string, string][] => {
        const person = survivorOf(first)
        return person === known.get(key) ? [] : [[key, person]]
      }),
    merges: () => merged.map(([survivor, gone]) => [survivorOf(survivor), gone]),
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
