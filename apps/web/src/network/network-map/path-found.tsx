import text from '../../kit/text.module.css'
import styles from './path-found.module.css'
import { CopyButton, Button } from '@mantine/core'
import { clsx } from 'clsx'
import { networkMapsMessages } from '@wellmet/discovery/network-map/network-maps.messages.ts'
import { RouteChain } from '../../kit/route-chain.tsx'
import { RouteStatus } from '../../kit/route-status.tsx'
import { routeText } from '../../kit/route-text.ts'
import { viaWords } from '../../kit/route-words.ts'
import { chanceWords } from '../search/path-words.ts'
import type { Network } from './data/network-lookup.ts'
import { pathRoute } from './data/path-route.ts'
import type { PathsTo } from './network-map-shapes.ts'

type Props = { network: Network; stops: readonly number[]; found: PathsTo }

/** The best path: drawn, named, and with its reasons. */
export const PathFound = ({ network, stops, found: { paths, notice } }: Props) => {
  const [path, ...others] = paths
  if (!path) return null
  const route = pathRoute(network, stops, path)
  return (
    <>
      <div className={styles.head}>
        <RouteChain route={route} size="compact" />
        <strong>{viaWords(route)}</strong>
      </div>
      <div className={styles.measures}>
        <RouteStatus status={path.status} />
        <span className={clsx(text.quiet, text.figures)}>{chanceWords(path)}</span>
      </div>
      <ul className={styles.why} aria-label={networkMapsMessages.whyThisPath()}>
        {path.explanation.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {notice ? (
        <p className={styles.notice}>
          <strong>{notice.message}</strong> {notice.next}
        </p>
      ) : null}
      <div className={styles.foot}>
        {others.length > 0 ? (
          <span className={text.quiet}>{networkMapsMessages.otherPaths({ count: others.length })}</span>
        ) : null}
        <CopyButton value={routeText(route)}>
          {({ copied, copy }) => (
            <Button size="compact-xs" variant="subtle" color="slate" onClick={copy}>
              {copied ? networkMapsMessages.copied() : networkMapsMessages.copyAsText()}
            </Button>
          )}
        </CopyButton>
      </div>
    </>
  )
}
