import type { Ways } from '../paths/find-ways.ts'
import type { ConnectorIdentity } from './introduction-keys.ts'
import type { Way } from './learn-of-ways.ts'

/** Who a path begins with, as connectors are kept; null where the viewer knows the person themselves. */
export function connectorOfPath(
  { rows, goBetweens, far }: Pick<Ways, 'rows' | 'goBetweens' | 'far'>,
  { viaId, viaName }: { viaId: string | null; viaName: string | null },
): ConnectorIdentity | null {
  if (viaId === null) return null
  if ([...rows, ...far].some(({ userId }) => userId === viaId)) return { userId: viaId }
  const contact = goBetweens.find(({ name }) => name === viaName)
  return contact ? { person: contact.personId } : null
}

/** Every way to somebody, for what was learned of them. */
export const waysOf = (ways: Ways): Way[] => [
  { connector: null, target: ways.personId },
  ...ways.rows.flatMap(({ kind, userId }): Way[] =>
    (kind === 1 || kind === 2) && userId !== null ? [{ connector: { userId }, target: ways.personId }] : [],
  ),
  ...ways.far.map(({ userId }): Way => ({ connector: { userId }, target: ways.personId })),
  ...ways.goBetweens.map(({ personId }): Way => ({ connector: { person: personId }, target: ways.personId })),
]
