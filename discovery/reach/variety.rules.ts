import type { Path } from '@wellmet/graph/paths/paths.contract.ts'

interface Listed {
  readonly company: string | null
  readonly path: Pick<Path, 'viaId' | 'chance'>
}

/** Rows of one connector, and of one company, in a varied list. */
const mostOfOne = 2

/** Somebody else is shown instead only if their chance is at least this part of it. */
const leastPart = 0.5

/**
 * The first `limit` of a ranked list, with two rows for one connector and two for one company. Variety costs little: a
 * third comes in where nobody else is left, or only somebody with less than half of the chance. The order stays.
 */
export function pickVaried<Person extends Listed>(ranked: readonly Person[], limit: number): Person[] {
  const counts = new Map<string, number>()
  const isFull = (key: string): boolean => (counts.get(key) ?? 0) >= mostOfOne
  const isThird = (person: Person): boolean => {
    const keys = keysOf(person)
    if (keys.some(isFull)) return true
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
    return false
  }
  const thirds = new Set(ranked.filter(isThird))
  const chosen = ranked.filter((person) => !thirds.has(person)).slice(0, limit)
  for (const third of thirds) {
    const last = chosen.at(-1)
    if (chosen.length >= limit) {
      if (!last || chanceOf(last) >= chanceOf(third) * leastPart) break
      chosen.pop()
    }
    chosen.push(third)
    chosen.sort((a, b) => ranked.indexOf(a) - ranked.indexOf(b))
  }
  return chosen
}

const chanceOf = ({ path }: Listed): number => path.chance

const keysOf = ({ company, path: { viaId } }: Listed): string[] => [
  ...(viaId === null ? [] : [`connector ${viaId}`]),
  ...(company === null ? [] : [`company ${company.toLowerCase()}`]),
]
