import './route-compact.css'
import { RouteChain } from './route-chain.tsx'
import type { Route } from './route-shapes.ts'
import { viaWords } from './route-words.ts'

/** The route in a result row: the chain, who to ask, and the best piece of evidence. */
export const RouteCompact = ({ route }: { route: Route }) => {
  const proof = route.hops[0]?.edge.evidence[0]?.label
  if (route.status === 'none') return <span className="route-compact-none">No route yet</span>
  return (
    <span className="route-compact">
      <RouteChain route={route} size="compact" />
      <span className="route-compact-words">
        <span className="route-compact-via clip">{viaWords(route)}</span>
        <span className="route-compact-proof clip">{proof ?? 'No evidence we can see'}</span>
      </span>
    </span>
  )
}
