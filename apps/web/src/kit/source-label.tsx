import styles from './source-label.module.css'
import { IconDatabase, IconTopologyStar3, IconWorldSearch } from '@tabler/icons-react'
import { clsx } from 'clsx'

export type Source = 'graph' | 'database' | 'pdl'

const words = {
  graph: { icon: IconTopologyStar3, label: 'Your network', why: 'Found through people you know (graph).' },
  database: {
    icon: IconDatabase,
    label: 'Directory',
    why: 'Listed in the public directory (database).',
  },
  pdl: { icon: IconWorldSearch, label: 'People Data Labs', why: 'From the outside directory People Data Labs (pdl).' },
} as const

/** Where a result comes from; the raw word stays in the tooltip for those who use the API. */
export const SourceLabel = ({ source, className }: { source: Source; className?: string | undefined }) => {
  const { icon: SourceIcon, label, why } = words[source]
  return (
    <span className={clsx(styles.sourceLabel, className)} title={why}>
      <SourceIcon size={16} stroke={1.6} aria-hidden="true" />
      {label}
    </span>
  )
}
