import text from '../../kit/text.module.css'
import styles from './paths-view.module.css'
import { clsx } from 'clsx'
import type { Path } from '@wellmet/graph/paths/paths.contract.ts'
import { pathsMessages } from '@wellmet/graph/paths/paths.messages.ts'
import { PathStatusLabel } from '../../kit/path-status.tsx'
import { PathChain } from './path-chain.tsx'
import { chanceWords, pathWords } from './path-words.ts'

type Props = { paths: readonly Path[]; target: { id: string; name: string } }

/** The position is part of the key: two paths may go through the same member and two contacts of the same name. */
const withKeys = (paths: readonly Path[]): { path: Path; key: string }[] =>
  paths.map((path, position) => ({ path, key: `${path.viaId} ${path.label} ${position}` }))

/** The alternatives, best first; each opens to its evidence. */
export const OtherPaths = ({ paths, target }: Props) => (
  <section aria-label={pathsMessages.otherPaths()}>
    <h3>{pathsMessages.otherPathsCount({ count: paths.length })}</h3>
    <ul className={styles.list}>
      {withKeys(paths).map(({ path, key }) => (
        <li key={key}>
          <details>
            <summary>
              <span className={styles.name}>{pathWords(path)}</span>
              <PathStatusLabel status={path.status} />
              <span className={clsx(text.quiet, text.figures)}>{chanceWords(path)}</span>
            </summary>
            <PathChain path={path} target={target} />
          </details>
        </li>
      ))}
    </ul>
  </section>
)
