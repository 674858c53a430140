import text from '../../kit/text.module.css'
import styles from './saved-lists-screen.module.css'
import { IconBuilding, IconTarget, IconUsers } from '@tabler/icons-react'
import { clsx } from 'clsx'
import type { SavedListKind } from '@wellmet/discovery/lists/saved-lists.contract.ts'
import { savedListsMessages } from '@wellmet/discovery/lists/saved-lists.messages.ts'

export const kindIcons = { people: IconUsers, companies: IconBuilding, targets: IconTarget } as const

export const KindLabel = ({ kind }: { kind: SavedListKind }) => {
  const KindIcon = kindIcons[kind]
  return (
    <span className={clsx(styles.kindLabel, text.quiet, text.small)} title={savedListsMessages.kindAbout({ kind })}>
      <KindIcon size={16} stroke={1.6} aria-hidden="true" />
      {savedListsMessages.kind({ kind })}
    </span>
  )
}
