import styles from './route-chain.module.css'
import text from './text.module.css'
import type { RouteSize } from './edge-look.ts'
import { Portrait } from './portrait.tsx'
import { RouteEdge } from './route-edge.tsx'
import type { Route } from './route-shapes.ts'
import { routeSentence } from './route-text.ts'

type Props = { route: Route; size: Exclude<RouteSize, 'full'> }

/** Portraits and ties alone, as one picture; the sentence is what is read aloud instead. */
export const RouteChain = ({ route, size }: Props) => {
  const portrait = size === 'mini' ? 20 : 24
  const last = route.hops.length - 1
  return (
    <span className={styles.routeChain} data-size={size}>
      <span className={text.onlySpoken}>{routeSentence(route)}</span>
      <Portrait id={route.you.id} name={route.you.name} size={portrait} look="you" className={styles.portrait} />
      {route.hops.map(({ person, edge }, at) => (
        <span
          key={person.id}
          className={styles.hop}
          data-part={at === last ? 'target' : 'connector'}
          data-warmth={edge.warmth}
        >
          <RouteEdge edge={edge} size={size} className={styles.edge} />
          <Portrait id={person.id} name={person.name} size={portrait} className={styles.portrait} />
        </span>
      ))}
    </span>
  )
}
