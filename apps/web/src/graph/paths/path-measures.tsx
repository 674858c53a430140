import text from '../../kit/text.module.css'
import styles from './path-measures.module.css'
import { clsx } from 'clsx'
import type { Path } from '@wellmet/graph/paths/paths.contract.ts'
import { PathStatusLabel } from '../../kit/path-status.tsx'
import { chanceWords } from '@wellmet/graph/paths/chance-words.rules.ts'
import { pathWords } from './path-words.ts'

type Props = { path: Path; wraps?: boolean; isMade?: boolean }

/** A path in two lines: its status and its chance, then its connector. Without a chance where the introduction was made. */
export const PathMeasures = ({ path, wraps = false, isMade = false }: Props) => (
  <span className={styles.measures}>
    <span className={styles.sure}>
      <PathStatusLabel status={path.status} />
      {isMade ? null : <span className={clsx(text.quiet, text.figures)}>{chanceWords(path)}</span>}
    </span>
    <span className={clsx(text.quiet, !wraps && text.clip)}>{pathWords(path)}</span>
  </span>
)
