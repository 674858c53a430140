import styles from './chance-link.module.css'
import { Link } from '@tanstack/react-router'
import type { Path } from '@wellmet/graph/paths/paths.contract.ts'
import { chanceInFewWords, chanceWords } from '@wellmet/graph/paths/chance-words.rules.ts'
import { pathsPanel } from './paths-panel-param.ts'

type Props = { id: string; path: Pick<Path, 'status' | 'chance' | 'pastAsks' | 'isRated' | 'viaName'> }

/** The chance in a word; the figure on hover, and what it is made of in the panel. By keyboard the name opens the same. */
export const ChanceLink = ({ id, path }: Props) =>
  path.status === 'none' ? null : (
    <Link
      to="."
      search={(search) => ({ ...search, panel: pathsPanel(id) })}
      resetScroll={false}
      className={styles.chanceLink}
      tabIndex={-1}
      title={chanceWords(path)}
    >
      {chanceInFewWords(path)}
    </Link>
  )
