import text from '../../kit/text.module.css'
import styles from './kind-choice.module.css'
import { clsx } from 'clsx'
import type { SavedListKind } from '@wellmet/discovery/lists/saved-lists.contract.ts'
import { Segmented } from '../../kit/segmented.tsx'
import { kindWords } from './saved-list-words.ts'
import { kindIcons } from './kind-label.tsx'

const kinds = (['people', 'companies', 'targets'] as const).map((kind) => ({
  value: kind,
  label: kindWords[kind].label,
  icon: kindIcons[kind],
}))

type Props = { kind: SavedListKind; onKind: (kind: SavedListKind) => void }

export const KindChoice = ({ kind, onKind }: Props) => (
  <div className={styles.kindChoice}>
    <Segmented legend="What it holds" choices={kinds} value={kind} onChange={onKind} />
    <p className={clsx(text.small, text.quiet)}>{kindWords[kind].about}</p>
  </div>
)
