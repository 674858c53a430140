import type { Ways } from '../paths/find-ways.ts'
import type { Way } from './learn-of-ways.ts'

/** Every way to somebody, for what was learned of them. */
export const waysOf = (ways: Ways): Way[] => [
  { connector: null, target: ways.personId },
  ...ways.rows.flatMap(({ kind, userId }): Way[] =>
    (kind === 1 || kind === 2) && userId !== null ? [{ connector: { userId }, target: ways.personId }] : [],
  ),
  ...ways.far.map(({ userId }): Way => ({ connector: { userId }, target: ways.personId })),
  ...ways.goBetweens.map(({ personId }): Way => ({ connector: { person: personId }, target: ways.personId })),
]
