import styles from './route-chain.module.css'
import text from './text.module.css'
import { clsx } from 'clsx'
import { RouteChain } from './route-chain.tsx'
import type { Route } from './route-shapes.ts'
import { viaWords } from './route-words.ts'
import { kitMessages } from './kit.messages.ts'

/** The route on one line of text: beside a draft, in a table cell, in a menu. */
export const RouteMini = ({ route }: { route: Route }) =>
  route.status === 'none' ? (
    <span className={clsx(text.small, text.quiet)}>{kitMessages.noPath()}</span>
  ) : (
    <span className={clsx(styles.routeMini, text.small)}>
      <RouteChain route={route} size="mini" />
      <span className={text.clip}>{viaWords(route)}</span>
    </span>
  )
