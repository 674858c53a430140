import type { Path } from '@wellmet/graph/paths/paths.contract.ts'
import type { PersonState } from '@wellmet/identity/person-states/person-states.contract.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'

/** A chance is said of a path that one may ask for: of somebody known, or being introduced, it would be another question. */
export const showsChance = ({ state }: Pick<PersonState, 'state'>): boolean =>
  state === 'reachable' || state === 'hardly_reachable'

type Listed = { path: Pick<Path, 'status' | 'viaName'>; personState: Pick<PersonState, 'state' | 'requestId' | 'says'> }

const known: ReadonlySet<PersonState['state']> = new Set(['known', 'known_before', 'known_by_word', 'known_by_name'])

/**
 * The best path is drawn unless the state names a connector of another one, of which a list has no path. To somebody in my
 * contacts no path through others is drawn: it would say that I do not know them.
 */
export const isDrawn = ({ path: { status, viaName }, personState: { state, requestId, says } }: Listed): boolean => {
  if (status === 'none' || (known.has(state) && viaName !== null)) return false
  const connector = says?.params['connector']
  return requestId === null || connector === undefined || (viaName !== null && firstName(viaName) === connector)
}
