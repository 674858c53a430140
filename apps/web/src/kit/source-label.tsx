import styles from './source-label.module.css'
import { IconDatabase, IconTopologyStar3, IconWorldSearch } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { kitMessages } from './kit.messages.ts'

export type Source = 'graph' | 'database' | 'pdl'

const words = {
  graph: { icon: IconTopologyStar3, label: kitMessages.yourNetwork, why: kitMessages.yourNetworkExplained },
  database: {
    icon: IconDatabase,
    label: kitMessages.directory,
    why: kitMessages.directoryExplained,
  },
  pdl: { icon: IconWorldSearch, label: () => 'People Data Labs', why: kitMessages.outsideDirectoryExplained },
} as const

/** Where a result comes from; the raw word stays in the tooltip for those who use the API. */
export const SourceLabel = ({ source, className }: { source: Source; className?: string | undefined }) => {
  const { icon: SourceIcon, label, why } = words[source]
  return (
    <span className={clsx(styles.sourceLabel, className)} title={why()}>
      <SourceIcon size={16} stroke={1.6} aria-hidden="true" />
      {label()}
    </span>
  )
}
