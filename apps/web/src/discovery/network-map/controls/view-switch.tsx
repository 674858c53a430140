import styles from './controls.module.css'
import { IconCircleDotted, IconTable } from '@tabler/icons-react'
import { networkMapsMessages } from '@wellmet/discovery/network-map/network-maps.messages.ts'
import { Segmented } from '../../../kit/segmented.tsx'

export type View = 'picture' | 'table'

const views = [
  { value: 'picture', label: networkMapsMessages.map, icon: IconCircleDotted },
  { value: 'table', label: networkMapsMessages.table, icon: IconTable },
] as const

export const ViewSwitch = ({ view, onView }: { view: View; onView: (view: View) => void }) => (
  <Segmented
    className={styles.view}
    legend={networkMapsMessages.showAs()}
    choices={views.map(({ label, ...choice }) => ({ ...choice, label: label() }))}
    value={view}
    onChange={onView}
  />
)
