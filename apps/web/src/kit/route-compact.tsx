import styles from './route-compact.module.css'
import text from './text.module.css'
import { clsx } from 'clsx'
import { RouteChain } from './route-chain.tsx'
import type { Route } from './route-shapes.ts'
import { viaWords } from './route-words.ts'
import { kitMessages } from './kit.messages.ts'

/** The route in a result row: the chain, who to ask, and the best piece of evidence. */
export const RouteCompact = ({ route }: { route: Route }) => {
  const proof = route.hops[0]?.edge.evidence[0]?.label
  if (route.status === 'none') return <span className={styles.none}>{kitMessages.noPath()}</span>
  return (
    <span className={styles.routeCompact}>
      <RouteChain route={route} size="compact" />
      <span className={styles.words}>
        <span className={clsx(styles.via, text.clip)}>{viaWords(route)}</span>
        <span className={clsx(styles.proof, text.clip)}>{proof ?? kitMessages.noEvidence()}</span>
      </span>
    </span>
  )
}
