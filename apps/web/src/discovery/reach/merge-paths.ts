import type { ReachablePerson } from '@wellmet/graph/paths/paths.contract.ts'
import { showsChance } from './shown-path.ts'

type Listed = Pick<ReachablePerson, 'id' | 'name' | 'role' | 'company' | 'path' | 'personState'>
export type MergedPaths<Person> = { via: { id: string; name: string }; people: Person[] }

/** Fewer are as easily read in the list. */
const fewest = 3

/** The connector of most of the best paths with one step in between, and to whom they lead; null where nobody has several. */
export function mergePaths<Person extends Listed>(people: readonly Person[]): MergedPaths<Person> | null {
  const open = people.filter(
    ({ path, personState }) => path.viaId !== null && path.hops === 2 && showsChance(personState),
  )
  const shared = [...Map.groupBy(open, ({ path }) => path.viaId).values()]
    .filter((group) => group.length >= fewest)
    .toSorted((a, b) => b.length - a.length)[0]
  const [first] = shared ?? []
  if (!shared || !first || first.path.viaId === null) return null
  return { via: { id: first.path.viaId, name: first.path.viaName ?? '' }, people: shared }
}
