import styles from './result-row.module.css'
import text from './text.module.css'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { PathLine } from './path-line.tsx'
import type { DrawnPath } from './path-shapes.ts'
import { Portrait } from './portrait.tsx'

type Props = {
  portrait: { id: string; name: string; look?: 'person' | 'company' }
  /** Before the portrait, such as a rank. */
  lead?: ReactNode
  /** The link that opens the row. */
  name: ReactNode
  about: string
  /** Where they are: a column where there is room, otherwise behind what they are. */
  place?: string | undefined
  path?: DrawnPath | undefined
  /** Who to ask. */
  via: string
  /** The same where there is little room. */
  viaInShort?: string | undefined
  /** A second line under it, where there is room. */
  further?: ReactNode
  chance?: ReactNode
  /** The button that saves it; left out where there is little room, as what the row opens has it too. */
  save?: ReactNode
  /** Small buttons of a list of its own. */
  tools?: ReactNode
  /** The one thing to do. */
  action?: ReactNode
}

/** A person or a company in a list: one line of 56 px with the same columns in every row, three lines on a phone. */
export const ResultRow = ({
  portrait,
  lead,
  name,
  about,
  place,
  path,
  via,
  viaInShort,
  further,
  chance,
  save,
  tools,
  action,
}: Props) => (
  <div className={styles.frame}>
    <div className={styles.row}>
      <span className={styles.portrait}>
        {lead}
        <Portrait size={32} {...portrait} />
      </span>
      <span className={styles.name}>{name}</span>
      <span className={clsx(styles.about, text.quiet)} title={[about, place].filter(Boolean).join(' · ')}>
        {about}
        {place ? <span className={styles.placeInAbout}> · {place}</span> : null}
      </span>
      {place ? <span className={clsx(styles.place, text.quiet)}>{place}</span> : null}
      {path ? (
        <span className={styles.line}>
          <PathLine path={path} size="compact" />
        </span>
      ) : null}
      <span className={styles.said} data-alone={path === undefined}>
        <span className={styles.via}>
          {viaInShort ? <span className={clsx(styles.short, text.clip)}>{viaInShort}</span> : null}
          <span className={styles.wraps} data-has-short={viaInShort !== undefined}>
            {via}
          </span>
          {further ? <span className={clsx(styles.further, text.quiet)}>{further}</span> : null}
        </span>
        {chance ? <span className={styles.chance}>{chance}</span> : null}
      </span>
      <span className={styles.tools}>
        {save ? <span className={styles.save}>{save}</span> : null}
        {tools}
      </span>
      <span className={styles.action}>{action}</span>
    </div>
  </div>
)
