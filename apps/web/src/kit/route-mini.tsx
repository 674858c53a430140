import { RouteChain } from './route-chain.tsx'
import type { Route } from './route-shapes.ts'
import { viaWords } from './route-words.ts'

/** The route on one line of text: beside a draft, in a table cell, in a menu. */
export const RouteMini = ({ route }: { route: Route }) =>
  route.status === 'none' ? (
    <span className="small quiet">No route yet</span>
  ) : (
    <span className="route-mini small">
      <RouteChain route={route} size="mini" />
      <span className="clip">{viaWords(route)}</span>
    </span>
  )
