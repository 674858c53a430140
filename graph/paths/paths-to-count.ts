import type { PathsToPerson } from './find-paths-to.ts'
import { isOfATeammate } from './visibility.rules.ts'
import type { FoundPath } from '../outcome-model/find-outcome-statistics.ts'

/** Every way to somebody, for what was learned of them. */
export const pathsToCount = (foundPaths: PathsToPerson): FoundPath[] => [
  { connector: null, target: foundPaths.personId },
  ...foundPaths.rows
    .filter(isOfATeammate)
    .flatMap(({ userId }): FoundPath[] =>
      userId !== null ? [{ connector: { userId }, target: foundPaths.personId }] : [],
    ),
  ...foundPaths.far.map(({ userId }): FoundPath => ({ connector: { userId }, target: foundPaths.personId })),
  ...foundPaths.intermediaries.map(({ personId }): FoundPath => ({
    connector: { person: personId },
    target: foundPaths.personId,
  })),
]
