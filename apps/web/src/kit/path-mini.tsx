import styles from './path-line.module.css'
import text from './text.module.css'
import { clsx } from 'clsx'
import { PathLine } from './path-line.tsx'
import type { DrawnPath } from './path-shapes.ts'
import { viaWords } from './path-words.ts'
import { kitMessages } from './kit.messages.ts'

/** The path on one line of text: beside a draft, in a table cell, in a menu. */
export const PathMini = ({ path }: { path: DrawnPath }) =>
  path.status === 'none' ? (
    <span className={clsx(text.small, text.quiet)}>{kitMessages.noPath()}</span>
  ) : (
    <span className={clsx(styles.pathMini, text.small)}>
      <PathLine path={path} size="mini" />
      <span className={text.clip}>{viaWords(path)}</span>
    </span>
  )
