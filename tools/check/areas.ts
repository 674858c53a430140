/** The first order of docs/map.md: areas look only left. Each has the PostgreSQL schema of its name. */
export const areas = [
  'platform',
  'account',
  'connections',
  'identity',
  'contacts',
  'graph',
  'discovery',
  'introductions',
  'outreach',
  'growth',
  'hq',
] as const

/** The first folder of a path: its area, if it is in one. */
export const areaOf = (path: string): string => path.split('/')[0] ?? ''
