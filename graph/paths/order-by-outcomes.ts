import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { firstOf, getFrom } from '@wellmet/platform/values/present.rules.ts'
import { toPath, type PathsToPerson } from './find-paths-to.ts'
import { comparePaths, type Path } from './path.rules.ts'
import { findOutcomeStatistics } from '../outcome-model/find-outcome-statistics.ts'
import { boostOf, noStatistics, type OutcomeStatistics } from '../outcome-model/outcome-statistics.rules.ts'
import { pathsToCount } from './paths-to-count.ts'

export interface PathsWithStatistics {
  foundPaths: PathsToPerson
  /** Of the way that is now the best. */
  statistics: OutcomeStatistics
}

/** The ways to each person with those first by which introductions come about; a direct one stays where it is. */
export async function orderByOutcomes(
  tx: Tx,
  call: MemberCall,
  people: readonly PathsToPerson[],
): Promise<PathsWithStatistics[]> {
  const statisticsOf = await findOutcomeStatistics(tx, call, people.flatMap(pathsToCount))
  return people.map((foundPaths) => {
    const statistics = new Map<Path, OutcomeStatistics>(
      foundPaths.paths.map((path) => {
        const { connector } = path
        // Nobody introduces the viewer to whom they know.
        return [path, connector ? statisticsOf({ connector, target: foundPaths.personId }) : noStatistics]
      }),
    )
    const worth = (path: Path): number => path.rank * boostOf(getFrom(statistics, path))
    const paths = foundPaths.paths.toSorted((a, b) => worth(b) - worth(a) || comparePaths(a, b))
    const best = firstOf(paths)
    return {
      statistics: getFrom(statistics, best),
      foundPaths:
        best === foundPaths.paths[0]
          ? foundPaths
          : { ...foundPaths, paths, person: { ...foundPaths.person, path: toPath(best) } },
    }
  })
}
