import text from '../../kit/text.module.css'
import styles from './paths-view.module.css'
import { clsx } from 'clsx'
import type { PathInFull, ReachablePerson } from '@wellmet/graph/paths/paths.contract.ts'
import { pathsMessages } from '@wellmet/graph/paths/paths.messages.ts'
import { PathStatusLabel } from '../../kit/path-status.tsx'
import { PathDetails } from './path-details.tsx'
import { chanceWords } from '@wellmet/graph/paths/chance-words.rules.ts'
import { pathWords } from '../../graph/paths/path-words.ts'

type Props = { paths: readonly PathInFull[]; person: ReachablePerson }

/** The position is part of the key: two paths may go through the same member and two contacts of the same name. */
const withKeys = (paths: readonly PathInFull[]): { path: PathInFull; key: string }[] =>
  paths.map((path, position) => ({ path, key: `${path.viaId} ${path.label} ${position}` }))

/** The alternatives, best first; each opens to its evidence and to what can be done. */
export const OtherPaths = ({ paths, person }: Props) => (
  <section aria-label={pathsMessages.otherPaths()}>
    <h3>{pathsMessages.otherPathsCount({ count: paths.length })}</h3>
    <ul className={styles.list}>
      {withKeys(paths).map(({ path, key }) => (
        <li key={key}>
          <details className={styles.other}>
            <summary>
              <span className={styles.name}>{pathWords(path)}</span>
              <PathStatusLabel status={path.status} />
              <span className={clsx(text.quiet, text.figures)}>{chanceWords(path)}</span>
            </summary>
            <div className={styles.opened}>
              <PathDetails path={path} person={person} />
            </div>
          </details>
        </li>
      ))}
    </ul>
  </section>
)
