import styles from './controls.module.css'
import { IconCircleDotted, IconTable } from '@tabler/icons-react'
import { Segmented } from '../../../kit/segmented.tsx'

export type View = 'picture' | 'table'

const views = [
  { value: 'picture', label: 'Picture', icon: IconCircleDotted },
  { value: 'table', label: 'Table', icon: IconTable },
] as const

export const ViewSwitch = ({ view, onView }: { view: View; onView: (view: View) => void }) => (
  <Segmented className={styles.view} legend="Show the network as" choices={views} value={view} onChange={onView} />
)
