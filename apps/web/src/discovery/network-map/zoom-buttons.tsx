import styles from './network-map.module.css'
import { IconMinus, IconPlus, IconViewfinder } from '@tabler/icons-react'
import { networkMapsMessages } from '@wellmet/discovery/network-map/network-maps.messages.ts'
import type { Stage } from './stage/open-stage.ts'

const step = 1.6

export const ZoomButtons = ({ stage }: { stage: Stage | null }) => (
  <div className={styles.zoom}>
    <button type="button" aria-label={networkMapsMessages.zoomIn()} onClick={() => stage?.zoom(step)}>
      <IconPlus size={16} stroke={1.6} aria-hidden="true" />
    </button>
    <button type="button" aria-label={networkMapsMessages.zoomOut()} onClick={() => stage?.zoom(1 / step)}>
      <IconMinus size={16} stroke={1.6} aria-hidden="true" />
    </button>
    <button type="button" aria-label={networkMapsMessages.showWhole()} onClick={() => stage?.fit()}>
      <IconViewfinder size={16} stroke={1.6} aria-hidden="true" />
    </button>
  </div>
)
