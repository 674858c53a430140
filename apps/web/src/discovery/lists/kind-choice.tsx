import text from '../../kit/text.module.css'
import styles from './kind-choice.module.css'
import { clsx } from 'clsx'
import type { SavedListKind } from '@wellmet/discovery/lists/saved-lists.contract.ts'
import { savedListsMessages } from '@wellmet/discovery/lists/saved-lists.messages.ts'
import { Segmented } from '../../kit/segmented.tsx'
import { kindIcons } from './kind-label.tsx'

const kinds = ['people', 'companies', 'targets'] as const

type Props = { kind: SavedListKind; onKind: (kind: SavedListKind) => void }

export const KindChoice = ({ kind, onKind }: Props) => (
  <div className={styles.kindChoice}>
    <Segmented
      legend={savedListsMessages.kindLegend()}
      choices={kinds.map((value) => ({
        value,
        label: savedListsMessages.kind({ kind: value }),
        icon: kindIcons[value],
      }))}
      value={kind}
      onChange={onKind}
    />
    <p className={clsx(text.small, text.quiet)}>{savedListsMessages.kindAbout({ kind })}</p>
  </div>
)
