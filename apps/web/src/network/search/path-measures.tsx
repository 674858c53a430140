import text from '../../kit/text.module.css'
import styles from './path-measures.module.css'
import { clsx } from 'clsx'
import type { Path } from '@wellmet/graph/paths/paths.contract.ts'
import { RouteStatus } from '../../kit/route-status.tsx'
import { chanceWords, pathWords } from './path-words.ts'

type Props = { path: Path; wraps?: boolean; className?: string | undefined }

/** A path in two lines: its status and its chance, then its connector. */
export const PathMeasures = ({ path, wraps = false, className }: Props) => (
  <span className={clsx(styles.measures, className)}>
    <span className={styles.sure}>
      <RouteStatus status={path.status} />
      <span className={clsx(text.quiet, text.figures)}>{chanceWords(path)}</span>
    </span>
    <span className={clsx(text.quiet, !wraps && text.clip)}>{pathWords(path)}</span>
  </span>
)
