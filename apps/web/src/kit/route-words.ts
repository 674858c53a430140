import type { Route } from './route-shapes.ts'

/** "via Ana Ribeiro", "via Ana Ribeiro and 1 more", "you know each other". */
export const viaWords = (route: Route): string => {
  const [first, ...others] = route.hops.slice(0, -1)
  if (!first) return 'you know each other'
  return others.length > 0 ? `via ${first.person.name} and ${others.length} more` : `via ${first.person.name}`
}
