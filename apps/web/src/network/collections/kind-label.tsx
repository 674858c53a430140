import text from '../../kit/text.module.css'
import styles from './collections-screen.module.css'
import { IconBuilding, IconTarget, IconUsers } from '@tabler/icons-react'
import { clsx } from 'clsx'
import type { CollectionKind } from '@wellmet/discovery/lists/collections.contract.ts'
import { kindWords } from './collection-words.ts'

export const kindIcons = { people: IconUsers, companies: IconBuilding, targets: IconTarget } as const

export const KindLabel = ({ kind }: { kind: CollectionKind }) => {
  const KindIcon = kindIcons[kind]
  return (
    <span className={clsx(styles.kindLabel, text.quiet, text.small)} title={kindWords[kind].about}>
      <KindIcon size={16} stroke={1.6} aria-hidden="true" />
      {kindWords[kind].label}
    </span>
  )
}
