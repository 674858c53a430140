import type { Mission } from '@wellmet/discovery/missions/missions.contract.ts'

/** Open, and with somebody or something to reach. */
export const isGoal = ({ state, roles, progress: { total } }: Pick<Mission, 'state' | 'roles' | 'progress'>): boolean =>
  state === 'open' && (total > 0 || roles.length > 0)
