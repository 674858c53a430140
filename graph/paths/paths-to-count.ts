import type { PathsToPerson } from './find-paths-to.ts'
import { isOfATeammate } from './visibility.rules.ts'
import type { Way } from '../outcome-model/find-outcome-statistics.ts'

/** Every way to somebody, for what was learned of them. */
export const pathsToCount = (ways: PathsToPerson): Way[] => [
  { connector: null, target: ways.personId },
  ...ways.rows
    .filter(isOfATeammate)
    .flatMap(({ userId }): Way[] => (userId !== null ? [{ connector: { userId }, target: ways.personId }] : [])),
  ...ways.far.map(({ userId }): Way => ({ connector: { userId }, target: ways.personId })),
  ...ways.intermediaries.map(({ personId }): Way => ({ connector: { person: personId }, target: ways.personId })),
]
