import text from '../../kit/text.module.css'
import styles from './path-found.module.css'
import { CopyButton, Button } from '@mantine/core'
import { clsx } from 'clsx'
import { networkMapsMessages } from '@wellmet/discovery/network-map/network-maps.messages.ts'
import { StateActionLink } from '../../identity/person-states/state-action.tsx'
import { stateWords } from '@wellmet/identity/person-states/state-words.rules.ts'
import { PathLine } from '../../kit/path-line.tsx'
import { PathStatusLabel } from '../../kit/path-status.tsx'
import { pathText } from '../../kit/path-text.ts'
import { viaWords } from '../../kit/path-words.ts'
import { chanceWords } from '@wellmet/graph/paths/chance-words.rules.ts'
import type { Network } from '../../contacts/network-people/network-lookup.ts'
import { showsChance } from '../reach/shown-path.ts'
import { pathRoute } from './data/path-route.ts'
import type { PathsTo } from '../../contacts/network-people/network-map-shapes.ts'

type Props = { network: Network; stops: readonly number[]; found: PathsTo }

/** The best path: drawn, named, and with its reasons. */
export const PathFound = ({ network, stops, found: { paths, notice, person } }: Props) => {
  const [path, ...others] = paths
  if (!path) return null
  const route = pathRoute(network, stops, path)
  return (
    <>
      <div className={styles.head}>
        <PathLine path={route} size="compact" />
        <strong>{viaWords(route)}</strong>
      </div>
      <div className={styles.measures}>
        <PathStatusLabel status={path.status} />
        {person && !showsChance(person.personState) ? (
          <span>{stateWords(person.personState)}</span>
        ) : (
          <span className={clsx(text.quiet, text.figures)}>{chanceWords(path)}</span>
        )}
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
        {person ? <StateActionLink person={person} /> : null}
        {others.length > 0 ? (
          <span className={text.quiet}>{networkMapsMessages.otherPaths({ count: others.length })}</span>
        ) : null}
        <CopyButton value={pathText(route)}>
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
