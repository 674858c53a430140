import type { Path } from '@wellmet/graph/paths/paths.contract.ts'
import type { PersonState } from '@wellmet/identity/person-states/person-states.contract.ts'

interface Listed {
  readonly company: string | null
  readonly path: Pick<Path, 'chance'>
  readonly personState: Pick<PersonState, 'first'>
}

/** Rows that ask one connector, and rows of one company, in a varied list. */
const mostOfOne = 2

/** Somebody at another company is shown instead only if their chance is at least this part of it. */
const leastPart = 0.5

/**
 * The first `limit` of a ranked list. At most two rows ask the same connector, also where the list stays shorter then: a
 * connector whom six rows ask is asked too much. Of one company there are two; a third comes in where nobody else is left,
 * or only somebody with less than half of the chance. The order stays.
 */
export function pickVaried<Person extends Listed>(ranked: readonly Person[], limit: number): Person[] {
  const ofConnector = countUpTo(mostOfOne)
  const ofCompany = countUpTo(mostOfOne)
  const spread = ranked.filter(({ personState: { first } }) => ofConnector(first?.via?.id))
  const thirds = new Set(spread.filter(({ company }) => !ofCompany(company?.toLowerCase())))
  const chosen = spread.filter((person) => !thirds.has(person)).slice(0, limit)
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

/** True for the first so many of each key, and for everything without one. */
function countUpTo(most: number): (key: string | undefined) => boolean {
  const counts = new Map<string, number>()
  return (key) => {
    if (key === undefined) return true
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count <= most
  }
}

const chanceOf = ({ path }: Listed): number => path.chance
